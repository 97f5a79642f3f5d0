import TestSupport
import Testing

@testable import ByteInput

@Suite struct ByteSourceTests {
  @Test(arguments: [1, 2, 7, 4096, ByteSource.standardChunkSize])
  func passesEveryByteAtAnyChunkSize(chunkSize: Int) throws {
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let folder = TemporaryFolder()
    let source = try ByteSource(path: folder.write(bytes, to: "input.log"))
    #expect(try collect(source, chunkSize: chunkSize) == bytes)
    #expect(try collect(ByteSource(name: "memory", bytes: bytes), chunkSize: chunkSize) == bytes)
  }

  @Test func passesNothingOfAnEmptyFile() throws {
    let folder = TemporaryFolder()
    let source = try ByteSource(path: folder.write([], to: "empty.log"))
    #expect(try collect(source, chunkSize: 10).isEmpty)
  }

  @Test func stopsWhenTheConsumerHasEnough() throws {
    var calls = 0
    try ByteSource(name: "memory", bytes: [1, 2, 3, 4]).read(chunkSize: 1) { _ in
      calls += 1
      return calls == 2 ? .enough : .more
    }
    #expect(calls == 2)
  }

  @Test func refusesAMissingFile() {
    let error = #expect(throws: InputError.self) { _ = try ByteSource(path: "/nowhere/app.log") }
    #expect(error?.kind == .missing)
    #expect(error?.description == "/nowhere/app.log: No such file or directory")
  }

  @Test func refusesADirectory() {
    let error = #expect(throws: InputError.self) { _ = try ByteSource(path: "/") }
    #expect(error?.kind == .directory)
  }

  @Test func readsADevice() throws {
    #expect(try collect(try ByteSource(path: "/dev/null"), chunkSize: 10).isEmpty)
  }

  private func collect(_ source: consuming ByteSource, chunkSize: Int) throws -> [UInt8] {
    var result: [UInt8] = []
    try source.read(chunkSize: chunkSize) { chunk in
      for index in chunk.indices { result.append(chunk[index]) }
      return .more
    }
    return result
  }
}
