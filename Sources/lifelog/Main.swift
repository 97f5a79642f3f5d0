import ByteInput

/// The one place that ends the process.
@main struct Main {
  static func main() {
    CurrentProcess.prepare()
    var environment = Environment.current()
    let status = Tool.run(&environment)
    CurrentProcess.exit(status: status.rawValue)
  }
}
