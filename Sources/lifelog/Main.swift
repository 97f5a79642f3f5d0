import ByteInput

/// The one place that ends the process.
@main struct Main {
  static func main() {
    CurrentProcess.prepare()
    let status = Tool.run(Environment.current())
    CurrentProcess.exit(status: status.rawValue)
  }
}
