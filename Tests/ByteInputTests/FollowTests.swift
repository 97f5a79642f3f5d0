import Foundation
import TestSupport
import Testing

@testable import ByteInput

@Suite struct FollowTests {
  private let folder = TemporaryFolder()

  private func next(_ feed: FollowFeed) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = try feed.read(into: &buffer)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private func append(_ text: String, to path: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func readsOnWhereAFileGrows() throws {
    let path = try folder.write(Array("one\n".utf8), to: "a.log")
    let feed = FollowFeed(path: path)
    #expect(try next(feed) == "one\n")
    try append("two\n", to: path)
    #expect(try next(feed) == "two\n")
  }

  @Test func readsAFileFromItsStartThatTakesThePlaceOfTheOldOne() throws {
    let path = try folder.write(Array("one\n".utf8), to: "a.log")
    let feed = FollowFeed(path: path)
    #expect(try next(feed) == "one\n")
    try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
    _ = try folder.write(Array("two\n".utf8), to: "a.log")
    #expect(try next(feed) == "two\n")
  }

  @Test func readsAFileFromItsStartThatWasCut() throws {
    let path = try folder.write(Array("one and more\n".utf8), to: "a.log")
    let feed = FollowFeed(path: path)
    #expect(try next(feed) == "one and more\n")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data("two\n".utf8))
    #expect(try next(feed) == "two\n")
  }
}
