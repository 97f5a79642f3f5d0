import TestSupport
import Testing

@testable import ByteInput

@Suite struct ArchiveTests {
  private static let first = String(repeating: "applicationDidBecomeActive\n", count: 300)
  private static let second = "applicationDidEnterBackground\n"
  private static let members = [("run/b.log", Array(first.utf8)), ("run/a.log", Array(second.utf8))]
  private static let sizes = [1, 7, 64 * 1024]
  private static let image: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test(arguments: Packing.Filter.allCases, sizes)
  func unpacksOneFileUnderItsOwnName(filter: Packing.Filter, size: Int) throws {
    let bytes = Packing.compress(Array(Self.first.utf8), by: filter)
    let reading = Reading(bytes, chunkSize: size, pieceSize: size)
    #expect(reading.texts == [Self.first])
    #expect(reading.names == ["log"])
    #expect(reading.failures.isEmpty)
  }

  @Test(arguments: Packing.Filter.allCases.dropFirst(), sizes)
  func unpacksFilesThatWereJoined(filter: Packing.Filter, size: Int) {
    let bytes = Packing.compress(Array(Self.first.utf8), by: filter) + Packing.compress(Array(Self.second.utf8), by: filter)
    #expect(Reading(bytes, pieceSize: size).texts == [Self.first + Self.second])
  }

  @Test(arguments: Packing.Filter.allCases, sizes)
  func walksATarArchiveInItsOrder(filter: Packing.Filter, size: Int) {
    let reading = Reading(Packing.pack(Self.members, in: .tar, by: filter), chunkSize: size, pieceSize: size)
    #expect(reading.names == ["log:run/b.log", "log:run/a.log"])
    #expect(reading.texts == [Self.first, Self.second])
    #expect(reading.failures.isEmpty)
  }

  @Test(arguments: sizes)
  func walksAZipArchiveFromAFileAndFromAPipe(size: Int) throws {
    let bytes = Packing.pack(Self.members, in: .zip)
    let piped = Reading(bytes, chunkSize: size, pieceSize: size)
    #expect(piped.names == ["log:run/b.log", "log:run/a.log"])
    #expect(piped.texts == [Self.first, Self.second])
    let folder = TemporaryFolder()
    let path = try folder.write(bytes, to: "logs.zip")
    let read = Reading(try ByteSource(path: path), chunkSize: size)
    #expect(read.names == ["\(path):run/b.log", "\(path):run/a.log"])
    #expect(read.texts == piped.texts)
  }

  @Test func leavesOutMembersThatAreNoLogs() {
    let members = [("a.png", Self.image), ("b.log", Array(Self.first.utf8)), ("c.png", Self.image), ("d", Array("bplist00".utf8))]
    for container in [Packing.Container.zip, .tar] {
      let reading = Reading(Packing.pack(members, in: container))
      #expect(reading.names == ["log:b.log"])
      #expect(reading.members.texts == 1)
      #expect(reading.members.skipped == 3)
      #expect(reading.members.kinds == ["it is an image", "it is a binary property list"])
      #expect(reading.failures.isEmpty)
    }
  }

  @Test(arguments: [Packing.Container.zip, .tar])
  func readsCompressedLogsInAnArchive(container: Packing.Container) {
    let inner = Packing.compress(Array(Self.first.utf8), by: .gzip)
    let wide = Encoded.bytes(of: Self.second, in: .utf16LittleEndian, mark: true)
    let reading = Reading(Packing.pack([("a.log.gz", inner), ("b.log", wide)], in: container))
    #expect(reading.names == ["log:a.log.gz", "log:b.log"])
    #expect(reading.texts == [Self.first, Self.second])
  }

  @Test func goesTwoLevelsDeepAndNoFurther() {
    let inner = Packing.pack(
      [("c.log.gz", Packing.compress(Array(Self.first.utf8), by: .gzip)), ("d.log", Array(Self.second.utf8))], in: .zip)
    let reading = Reading(Packing.pack([("b.zip", inner)], in: .tar))
    #expect(reading.names == ["log:b.zip:d.log"])
    #expect(reading.members.kinds == ["it is packed more than twice"])
  }

  @Test(arguments: [Packing.Filter.gzip, .xz, .zstd])
  func reportsACompressedFileThatIsCutOff(filter: Packing.Filter) {
    // Letters without much of a pattern, so that it stays long.
    var state: UInt32 = 1
    let bytes = (0..<400_000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(97 + state >> 24 % 26)
    }
    let packed = Packing.compress(bytes, by: filter)
    let reading = Reading(Array(packed[..<(packed.count - 20_000)]))
    #expect(reading.failures.map(\.kind) == [.damaged])
    #expect((reading.texts.first?.utf8.count ?? 0) > 100_000)
  }

  @Test(arguments: Packing.Filter.allCases.dropFirst())
  func survivesACompressedFileCutAnywhere(filter: Packing.Filter) {
    let packed = Packing.compress(Array(Self.second.utf8), by: filter)
    for length in 0..<packed.count { _ = Reading(Array(packed[..<length]), pieceSize: 11) }
    var reading = Reading(Array(packed[..<(packed.count / 2)]))
    #expect(reading.failures.map(\.kind) == [.damaged])
    reading = Reading(packed[..<8] + [UInt8](repeating: 0x55, count: 500))
    #expect(reading.failures.map(\.kind) == [.damaged])
  }

  @Test func readsOnBehindADamagedMember() {
    let broken = Array(Packing.compress(Array(Self.first.utf8), by: .gzip).dropLast(30))
    let reading = Reading(Packing.pack([("a.log.gz", broken), ("b.log", Array(Self.second.utf8))], in: .tar))
    #expect(reading.names == ["log:b.log"])
    #expect(reading.failures.map(\.name) == ["log:a.log.gz"])
  }

  @Test(arguments: [Packing.Container.zip, .tar])
  func survivesAnArchiveCutAnywhere(container: Packing.Container) {
    let bytes = Packing.pack(Self.members, in: container, by: container == .tar ? .gzip : .none)
    for length in 0..<bytes.count {
      let reading = Reading(Array(bytes[..<length]))
      #expect(reading.failures.count <= 1)
      if length > 20, container == .tar { #expect(!reading.failures.isEmpty || reading.texts == [Self.first, Self.second]) }
    }
  }

  @Test func stopsWhereALogWouldNotSwellLikeThat() {
    let zeros = [UInt8](repeating: UInt8(ascii: "a"), count: 4 << 20)
    let limit = UnpackingLimit(bytes: 1 << 20, ratio: 100)
    let reading = Reading(Packing.compress(zeros, by: .gzip), limit: limit)
    #expect(reading.failures.map(\.reason) == ["it unpacks to more than 1 MiB and 100 times its size, as no log does"])
    #expect(reading.texts.map(\.utf8.count).allSatisfy { (900 << 10)...(2 << 20) ~= $0 })
    let nested = Packing.pack([("a.gz", Packing.compress(zeros, by: .gzip)), ("b.log", Array(Self.second.utf8))], in: .tar, by: .xz)
    #expect(Reading(nested, limit: limit).failures.count == 1)
    let skipped = Packing.pack([("a", [UInt8](repeating: 0, count: 4 << 20))], in: .tar, by: .gzip)
    #expect(Reading(skipped, limit: limit).failures.count == 1)
  }

  @Test func stopsWhenTheVisitorHasEnough() throws {
    var names: [String] = []
    _ = try ByteSource(name: "log", bytes: Packing.pack(Self.members, in: .tar)).readTexts { text in
      names.append(text.name)
      return .enough
    }
    #expect(names == ["log:run/b.log"])
  }

  @Test func passesOverWhatTheVisitorDoesNotRead() throws {
    var names: [String] = []
    _ = try ByteSource(name: "log", bytes: Packing.pack(Self.members, in: .tar, by: .zstd)).readTexts { text in
      names.append(text.name)
      return .more
    }
    #expect(names == ["log:run/b.log", "log:run/a.log"])
  }
}
