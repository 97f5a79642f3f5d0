/// What the process tells whoever started it.
enum ExitCode: Int32, Sendable {
  case success = 0
  case findings = 1
  case failure = 2
}
