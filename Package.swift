// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target of our own: Swift 6 concurrency checking comes with the language mode below.
let settings: [SwiftSetting] = [.strictMemorySafety(), .enableUpcomingFeature("ExistentialAny")]

/// What libarchive itself needs where it is linked statically; elsewhere it brings these along.
let archiveLibraries: [LinkerSetting] = ["nettle", "bz2", "lz4", "lzma", "z", "zstd"].map {
  .linkedLibrary($0, .when(platforms: [.linux]))
}

let package = Package(
  name: "lifelog",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lifelog", targets: ["lifelog"]),
    .library(name: "LogParser", targets: ["LogParser"]),
    .library(name: "Analyzer", targets: ["Analyzer"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .target(name: "PCRE2", dependencies: ["CPCRE2"], swiftSettings: settings),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    .target(name: "ByteInput", dependencies: ["CArchive"], swiftSettings: settings, linkerSettings: archiveLibraries),
    .target(name: "LogParser", dependencies: ["PCRE2"], swiftSettings: settings),
    .target(name: "Analyzer", dependencies: ["LogParser"], swiftSettings: settings),
    .target(name: "Gate", dependencies: ["Analyzer", "LogParser"], swiftSettings: settings),
    .target(name: "HTMLPage", resources: [.embedInCode("Files")], swiftSettings: settings),
    .target(name: "Reports", dependencies: ["Analyzer", "Gate", "HTMLPage", "LogParser"], swiftSettings: settings),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Configuration", dependencies: ["Analyzer", "CYAML", "Gate", "LogParser"], swiftSettings: settings),
    .executableTarget(
      name: "lifelog", dependencies: ["Analyzer", "ByteInput", "Configuration", "Gate", "LogParser", "PCRE2", "Reports"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Analyzer", "CArchive", "LogParser"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(name: "PCRE2Tests", dependencies: ["PCRE2"], swiftSettings: settings),
    .testTarget(name: "ByteInputTests", dependencies: ["ByteInput", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "LogParserTests", dependencies: ["LogParser", "PCRE2", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "AnalyzerTests", dependencies: ["Analyzer", "LogParser", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "GateTests", dependencies: ["Analyzer", "Gate", "LogParser", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "ReportsTests", dependencies: ["Analyzer", "LogParser", "Reports", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration", "Analyzer", "Gate", "LogParser", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "lifelogTests", dependencies: ["lifelog", "Analyzer", "ByteInput", "Configuration", "LogParser", "Reports", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
