/// Every format, in the order in which lines are tried: the first that fits claims the line.
public enum FormatCatalog {
  /// Id of lines without any header that tell an event.
  public static let bareID = "bare"

  /// All formats.
  public static let all: [LogFormat] = [
    .crashReport, .crashReportHeader, .jetsamReport, .logNDJSON, .logJSON, .logDefault, .logSyslog, .logCompact, .oslogStderr, .reactNative,
    .nslog, .lumberjackConsole, .pymobiledevice,
    .pymobiledeviceOSLog,
    .goIOS, .lumberjackFile, .console, .consoleColumns,
    .idevicesyslogOstrace, .syslogHost, .idevicesyslog, .systemLog, .genericDated, .xcode,
    .crashText, .xctest, .uiTestStep, .processHeader, .unity, .flutter, .reactNativeConsole, .dotnet,
  ]
}
