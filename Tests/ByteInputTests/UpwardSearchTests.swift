import ByteInput
import Foundation
import TestSupport
import Testing

@Suite struct UpwardSearchTests {
  private let folder = TemporaryFolder()

  private func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    return folder.path(name) + "/"
  }

  private func find(from start: String) -> String? { UpwardSearch.find("wanted.yml", from: start, boundary: ".end") }

  @Test func findsTheNearestFile() throws {
    let deep = try makeFolder("a/b")
    _ = try folder.write([], to: "wanted.yml")
    #expect(find(from: deep) == deep + "../../wanted.yml")
    _ = try folder.write([], to: "a/wanted.yml")
    #expect(find(from: deep) == deep + "../wanted.yml")
  }

  @Test func searchesTheBoundaryButNothingAboveIt() throws {
    let deep = try makeFolder("a/b")
    _ = try folder.write([], to: "wanted.yml")
    _ = try makeFolder("a/.end")
    #expect(find(from: deep) == nil)
    _ = try folder.write([], to: "a/wanted.yml")
    #expect(find(from: deep) == deep + "../wanted.yml")
  }

  @Test func takesNoFolderForAFile() throws {
    let deep = try makeFolder("a")
    _ = try makeFolder("a/wanted.yml")
    _ = try makeFolder(".end")
    #expect(find(from: deep) == nil)
  }

  @Test func endsAtTheRoot() { #expect(UpwardSearch.find("no such file of lifelog", from: "/", boundary: ".end") == nil) }
}
