extension FileNameHint {
  /// All hints; the first that fits counts.
  public static let all: [FileNameHint] = [
    FileNameHint(
      "Detox's log of the device", pattern: #"device\.log|.+\.startup\.log"#, contents: ["log-compact"],
      samples: ["device.log", "iPhone 15.startup.log"]),
    FileNameHint(
      "Maestro's log of the simulator", pattern: #"device-simulator\.log"#, contents: ["log-syslog"], samples: ["device-simulator.log"]),
    FileNameHint(
      "the log of a test runner", pattern: #"device-xctest\.log|xctest_runner_.+\.log|Session-.+\.log"#,
      contents: ["xctest", "ui-test", "oslog-stderr"],
      samples: ["device-xctest.log", "xctest_runner_2024-01-01.log", "Session-FernwayUITests-2024-01-01_120000-a1b2c3.log"]),
    FileNameHint(
      "what an app printed during a test, out of an .xcresult", pattern: #"StandardOutputAndStandardError.*\.txt"#,
      contents: ["nslog", "oslog-stderr", "bare"],
      samples: ["StandardOutputAndStandardError.txt", "StandardOutputAndStandardError-com.example.fernway.txt"]),
    FileNameHint(
      "the log of syslogd or of a simulator", pattern: #"system\.log(?:\..+)?"#, contents: ["system-log"],
      samples: ["system.log", "system.log.0"]),
    FileNameHint(
      "a report about memory", pattern: #"JetsamEvent-.+\.ips"#, contents: ["ips-header", "ips-jetsam"],
      samples: ["JetsamEvent-2024-01-01-120000.ips"]),
    FileNameHint(
      "a crash report", pattern: #".+\.ips"#, contents: ["ips-header", "ips-crash"], samples: ["Fernway-2024-01-01-120000.ips"]),
    FileNameHint("a crash report in text", pattern: #".+\.crash"#, contents: ["crash-text"], samples: ["Fernway_2024-01-01.crash"]),
    FileNameHint(
      "a log file of CocoaLumberjack", pattern: #".+ \d{4}-\d\d-\d\d--\d\d-\d\d-\d\d-\d{3}\.log"#, contents: ["lumberjack-file"],
      samples: ["Fernway 2026-03-01--11-00-00-123.log"]),
    FileNameHint(
      "a text exported by Pulse", pattern: #"logs-\d{4}-\d\d-\d\d-\d\d-\d\d.*"#, contents: ["pulse"], samples: ["logs-2026-03-01-12-00.txt"]
    ),
    FileNameHint("a step of GitHub Actions", pattern: #"\d+_.+\.txt"#, contents: ["github"], samples: ["0_build.txt", "3_Run tests.txt"]),
    FileNameHint(
      "a record of Crashlytics", pattern: #".+\.clsrecord"#, contents: ["crashlytics-log", "crashlytics-identity"],
      samples: ["log_a.clsrecord"]),
    FileNameHint("Detox's own log", pattern: #"detox_pid_\d+\.json\.log"#, contents: ["json-msg"], samples: ["detox_pid_4711.json.log"]),
    FileNameHint("Maestro's own log", pattern: #"maestro\.log"#, contents: ["maestro"], samples: ["maestro.log"]),
  ]
}
