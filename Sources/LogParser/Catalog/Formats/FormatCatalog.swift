/// Every format, in the order in which lines are tried: the first that fits claims the line.
public enum FormatCatalog {
  /// Id of lines without any header that tell an event.
  public static let bareID = "bare"

  /// All formats.
  public static let all: [LogFormat] = [
    .crashReport, .crashReportHeader, .jetsamReport, .metricKitDiagnostics, .metricKitMetrics, .metricKit, .logNDJSON, .logJSON,
    .pymobiledeviceJSON, .goIOSJSON, .goIOSSyslogParsed, .unifiedLogs, .sentryBreadcrumb, .sentryEvent, .crashlyticsLog,
    .crashlyticsIdentity, .jsonMessage, .jsonShort, .goIOSSyslog,
    .logDefault, .logSyslog, .logCompact, .oslogStderr, .reactNative,
    .nslog, .lumberjackConsole, .lumberjackQueue, .xcgLogger, .swiftLog, .puppy, .swiftyBeaver, .pulse, .pymobiledevice,
    .pymobiledeviceOSLog,
    .goIOS, .unifiedLogsTable, .syslogISO, .lumberjackFile, .console, .consoleColumns,
    .idevicesyslogOstrace, .syslogHost, .idevicesyslog, .systemLog, .genericDated, .appleSystemLog, .sentry, .unreal, .xcode,
    .crashText, .xctest, .uiTestStep, .swiftTesting, .testFormatter, .processHeader, .unity, .unityEngine, .flutter, .reactNativeConsole,
    .dotnet,
    .capacitor, .cordova, .nativeScript, .libGDX, .cocos,
    .kotlin, .simctlLaunch, .iosDeploy, .buildSteps,
  ]
}
