/// What the tools themselves write into a log.
enum ServiceLines {
  /// Lines that start so.
  static let opening: [ServiceLine] = [
    // `log stream` and `log show`.
    ServiceLine("Filtering the log data using "),
    ServiceLine("Skipping info"),
    ServiceLine("Skipping debug"),
    ServiceLine("Timestamp   "),
    ServiceLine("getpwuid_r did not find"),
    ServiceLine("Error from getpwuid_r"),
    ServiceLine("------------------------------------------------------------"),
    ServiceLine("Log      - Default:"),
    ServiceLine("Activity - Create:"),
    ServiceLine("=== Messages dropped", event: .messagesLost),
    ServiceLine("=== system boot"),
    ServiceLine("=== system wallclock", setsClock: true),
    ServiceLine("=== log class"),
    ServiceLine("{\"count\":"),
    ServiceLine("Running log until"),
    ServiceLine("Stopping log"),
    // idevicesyslog.
    ServiceLine("[connected]"),
    ServiceLine("[connected:"),
    ServiceLine("[disconnected]", event: .messagesLost),
    ServiceLine("[disconnected:", event: .messagesLost),
    ServiceLine("Exiting..."),
    ServiceLine("*** Device is passcode protected"),
    ServiceLine("NOTE: A process with pid"),
    ServiceLine("Waiting for device with UDID"),
    ServiceLine("No device found"),
    // devicectl and ios-deploy.
    ServiceLine("Acquired tunnel connection to device"),
    ServiceLine("Acquired usage assertion"),
    ServiceLine("Enabling developer "),
    ServiceLine("Establishing a tunnel "),
    ServiceLine("Resolved tunnel endpoint"),
    ServiceLine("Waiting for the application to terminate"),
    ServiceLine("Launched application with "),
    ServiceLine("The app terminated with ", isTelling: true),
    ServiceLine("App terminated due to ", isTelling: true),
    ServiceLine("------ Debug phase ------"),
    ServiceLine("PROCESS_DETACHED"),
    ServiceLine("PROCESS_EXITED"),
    ServiceLine("PROCESS_STOPPED"),
    ServiceLine("PROCESS_CRASHED"),
    ServiceLine("PRINT_BACKTRACE_TIMEOUT"),
    // The debugger.
    ServiceLine("(lldb)", isTelling: true),
    ServiceLine("Message from debugger:", isTelling: true),
    ServiceLine("Program ended with exit code:", isTelling: true),
    ServiceLine("Printing description of "),
    ServiceLine("(Recorded stack frame)"),
    // xcodebuild and `tail`.
    ServiceLine("Executed "),
    ServiceLine("Restarting after unexpected exit"),
    ServiceLine("==> "),
    ServiceLine("##["),
    ServiceLine("::group::"),
    ServiceLine("::endgroup::"),
    ServiceLine("section_start:"),
    ServiceLine("section_end:"),
    ServiceLine("travis_fold:"),
    // Marks around pasted logs.
    ServiceLine("```"),
  ]

  /// Lines that go on so behind their time.
  static let timed: [ServiceLine] = [
    ServiceLine("--- last message repeated "),
    ServiceLine("Acquired tunnel connection to device"),
    ServiceLine("Acquired usage assertion"),
    ServiceLine("Enabling developer "),
    ServiceLine("Establishing a tunnel "),
    ServiceLine("Waiting for the application to terminate"),
    ServiceLine("Launched application with "),
  ]

  /// Lines that are read as such.
  static let samples: [String] = [
    #"Filtering the log data using "process == "Fernway" AND (messageType == 16 OR messageType == 17)""#,
    "Skipping info and debug messages, pass --info and/or --debug to include.",
    "Timestamp                       Thread     Type        Activity             PID    TTL  ",
    "Timestamp                       Thread     Type        Activity             PID    ",
    "Timestamp               Ty Process[PID:TID]",
    "Timestamp                       (process)[PID]",
    "getpwuid_r did not find a match for uid 501",
    "=== Messages dropped during live streaming (use `log show` to see what they were)",
    "--------------------------------------------------------------------------------------------------------------------",
    "Log      - Default:          2, Info:                0, Debug:             0, Error:          0, Fault:          0",
    "Activity - Create:           0, Transition:          0, Actions:           0",
    "[connected]",
    "[connected:00008030-0000111ABC000DEF]",
    "[disconnected:00008030-0000111ABC000DEF]",
    "*** Device is passcode protected, enter passcode on the device to continue ***",
    "Jan 31 19:23:28 --- last message repeated 1 time ---",
    "May  7 12:34:56: --- last message repeated 17 times ---",
    "10:04:12  Acquired tunnel connection to device.",
    "Launched application with com.example.fernway bundle identifier.",
    "Waiting for the application to terminate…", "------ Debug phase ------", "(lldb)     run", "PROCESS_EXITED",
    "section_start:1560896352:get_sources", "travis_fold:start:script", "##[group]Run tests",
    #"{"count":3,"finished":1}"#,
  ]
}
