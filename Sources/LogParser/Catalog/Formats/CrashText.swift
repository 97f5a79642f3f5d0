extension LogFormat {
  /// A crash report in the text format, as Xcode and older systems write it.
  public static let crashText = LogFormat(
    id: "crash-text", title: "crash report, text", origin: ".crash files, Xcode's translation of .ips files",
    opening: .characters("PIDETO"),
    pattern: #"(?:Process: +(?<process>\S.*?) \[(?<pid>\d+)\]\s*$|Date/Time: +(?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d.*)"#
      + #"|(?=Identifier: +[\w-]+\.[\w.-]+\s*$|OS Version: +\S|Exception (?:Type|Codes): +\S|Termination Reason: +\S)(?<message>.*))"#,
    span: .block, recordKind: .service,
    samples: [
      Sample("Process:               Fernway [811]", [.process: "Fernway", .pid: "811"]),
      Sample("Date/Time:           2026-03-17 22:50:41.6409 -0700", [.time: "2026-03-17T22:50:41.6409-07:00"]),
      Sample("Identifier:          com.example.fernway", [.message: "Identifier:          com.example.fernway"]),
      Sample("OS Version:          iPhone OS 12.1 (16B92)", [.message: "OS Version:          iPhone OS 12.1 (16B92)"]),
      Sample("Exception Type:  EXC_BAD_ACCESS (SIGSEGV)", [.message: "Exception Type:  EXC_BAD_ACCESS (SIGSEGV)"]),
      Sample("Termination Reason: FRONTBOARD 0x8badf00d", [.message: "Termination Reason: FRONTBOARD 0x8badf00d"]),
    ])
}
