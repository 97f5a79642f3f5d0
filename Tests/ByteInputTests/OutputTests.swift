import Foundation
import TestSupport
import Testing

@testable import ByteInput

@Suite struct OutputTests {
  @Test func keepsEverythingInMemory() {
    let writer = OutputWriter.memory()
    writer.write("one ")
    writer.write([0x74, 0x77, 0x6F].span)
    writer.flush()
    #expect(writer.pendingText == "one two")
    #expect(writer.failure == nil)
  }

  @Test func writesAReportWhole() throws {
    let folder = TemporaryFolder()
    let text = String(repeating: "0123456789", count: 20_000)
    try ReportFile(path: folder.path("report.json")).write { $0.write(text) }
    #expect(folder.text(of: "report.json") == text)
    #expect(folder.names == ["report.json"])
  }

  @Test func keepsPermissionsAndLinksOfTheFileThatItReplaces() throws {
    let folder = TemporaryFolder()
    let path = try folder.write([0x6F], to: "old.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.txt"), withDestinationPath: "old.txt")
    try ReportFile(path: folder.path("link.txt")).write { $0.write("new") }
    #expect(folder.text(of: "old.txt") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt")) == "old.txt")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func writesADeviceInPlace() throws {
    try ReportFile(path: "/dev/null").write { $0.write("gone") }
    #expect(FileIdentity(path: "/dev/null") == nil)
  }

  @Test func keepsTheOldFileWhenTheNewOneCannotBeMovedThere() throws {
    let folder = TemporaryFolder()
    let report = try ReportFile(path: folder.path("report.txt"))
    try FileManager.default.createDirectory(atPath: folder.path("report.txt"), withIntermediateDirectories: false)
    #expect(throws: OutputError.self) { try report.write { $0.write("text") } }
    #expect(folder.names == ["report.txt"])
  }

  @Test func refusesADirectoryAndAMissingFolder() {
    #expect(throws: OutputError.self) { try ReportFile(path: "/") }
    let error = #expect(throws: OutputError.self) { try ReportFile(path: "/nowhere/report.json") }
    #expect(error?.description == "/nowhere/report.json: No such file or directory")
  }

  @Test func knowsTheSameFileByTwoPaths() throws {
    let folder = TemporaryFolder()
    let path = try folder.write([1], to: "a.log")
    #expect(FileIdentity(path: path) == FileIdentity(path: folder.path("./a.log")))
    #expect(FileIdentity(path: folder.path("b.log")) == nil)
  }

  @Test func tellsAReaderThatWentAwayFromOtherFailures() {
    CurrentProcess.prepare()
    let pipe = Pipe()
    try? pipe.fileHandleForReading.close()
    let writer = OutputWriter(name: "pipe", descriptor: Descriptor(borrowing: pipe.fileHandleForWriting.fileDescriptor))
    writer.write("text")
    writer.flush()
    #expect(writer.failure?.kind == .closedByReader)
  }

  @Test func reportsAFullDisk() {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let error = #expect(throws: OutputError.self) { try ReportFile(path: "/dev/full").write { $0.write("text") } }
    #expect(error?.kind == .failed)
  }
}
