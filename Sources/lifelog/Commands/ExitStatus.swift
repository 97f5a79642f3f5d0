/// What the process tells whoever started it.
enum ExitStatus: Int32, Sendable {
  case success = 0
  case findings = 1
  case failure = 2
}
