import TestSupport
import Testing

@testable import lifelog

/// However a log was kept and passed on, it has the same findings.
@Suite struct SameFindingsTests {
  /// A way in which a log reaches the tool.
  enum Way: String, CaseIterable, Sendable {
    case gzip, xz, zstd, bzip2, lz4, zip, tar, compressedTar, githubJobs, utf16, utf16WithoutMark, utf32, windowsLineEnds, byteOrderMark
    case zeroBytes, colors, wrappedByBuildServer
  }

  private static let syslog = """
    Nov 30 12:00:00 iPhone Démo[42] <Notice>: applicationDidBecomeActive
    Nov 30 12:00:05 iPhone Démo[42] <Notice>: applicationWillResignActive
    Nov 30 12:00:07 iPhone Démo[42] <Notice>: applicationDidBecomeActive
    Nov 30 12:00:15 iPhone Démo[42] <Notice>: applicationDidBecomeActive

    """

  @Test(arguments: Way.allCases) func findsTheSame(way: Way) {
    let run = TestRun(arguments: ["analyze", "-q", "-"], inputs: ["-": Self.bytes(of: Logs.doubleActivation, by: way)])
    let found = Self.findings(run)
    let copies = [Way.zip, .tar, .compressedTar].contains(way) ? 3 : way == .githubJobs ? 2 : 1
    let plain = Self.findings(TestRun("analyze", "-q", "-", input: Logs.doubleActivation))
    #expect(plain.count == 1)
    #expect(found == (0..<copies).flatMap { _ in plain })
  }

  @Test func findsTheSameInEscapedSyslogWithZeroBytes() {
    // As the relay of a device passes it on: every byte above 0x7F escaped, a zero byte behind every line end.
    let escaped = Self.syslog.replacing("é", with: #"\M-C\M-)"#).replacing("\n", with: "\n\0")
    let plain = Self.findings(TestRun("analyze", "-q", "-", input: Self.syslog))
    #expect(plain.count == 1)
    #expect(Self.findings(TestRun("analyze", "-q", "-", input: escaped)) == plain)
  }

  private static func bytes(of log: String, by way: Way) -> [UInt8] {
    let plain = Array(log.utf8)
    let three = [("a.log", plain), ("b/2.log", plain), ("b/10.log", plain)]
    switch way {
    case .gzip: return Packing.compress(plain, by: .gzip)
    case .xz: return Packing.compress(plain, by: .xz)
    case .zstd: return Packing.compress(plain, by: .zstd)
    case .bzip2: return Packing.compress(plain, by: .bzip2)
    case .lz4: return Packing.compress(plain, by: .lz4)
    case .zip: return Packing.pack(three, in: .zip)
    case .tar: return Packing.pack(three, in: .tar)
    case .compressedTar: return Packing.pack(three, in: .tar, by: .gzip)
    case .githubJobs:
      let job = Array(("\u{FEFF}" + stamped(log)).utf8)
      return Packing.pack([("0_build.txt", job), ("build/3_Run tests.txt", job)], in: .zip)
    case .utf16: return "\u{FEFF}\(log)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16WithoutMark: return log.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf32: return "\u{FEFF}\(log)".unicodeScalars.flatMap { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF), 0, 0] }
    case .windowsLineEnds: return Array(log.replacing("\n", with: "\r\n").utf8)
    case .byteOrderMark: return Array("\u{FEFF}\(log)".utf8)
    case .zeroBytes: return Array(("\0" + log.replacing("\n", with: "\n\0")).utf8)
    case .colors: return Array(log.replacing("Demo", with: "\u{1B}[1;36mDemo\u{1B}[m").utf8)
    case .wrappedByBuildServer: return Array(stamped(log).utf8)
    }
  }

  /// The log as a build server passes it on.
  private static func stamped(_ log: String) -> String {
    log.split(separator: "\n").map { "2024-05-01T10:00:20.0000000Z [10:00:20]: ▸ \($0)\n" }.joined()
  }

  /// Places and messages of the warnings, without the name of the input.
  private static func findings(_ run: TestRun) -> [Substring] {
    run.output.split(separator: "\n").filter { $0.contains(": warning: ") }.map { line in
      line[(line.firstRange(of: ": warning: ")?.lowerBound ?? line.startIndex)...]
    }
  }
}
