internal import Foundation
internal import Support
internal import Testing

@Suite("Line journals")
final class LineJournalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("LineJournalTests-\(UUID().uuidString)").path
  private var path: String { folder + "/journal.jsonl" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a journal with three records, closes it and returns its text.
  @discardableResult private func writeThree() throws -> String {
    let journal = try LineJournal.create(path, first: "{\"schema\":1}")
    try journal.append("{\"name\":\"東京\"}")
    try journal.append("[2]")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private func records() throws -> [String] { try LineJournal.open(path).records }

  @Test("Appended records can be read again, in this process or the next.")
  func reading() throws {
    let text = try writeThree()
    #expect(text.split(separator: "\n").count == 3)
    for line in text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(try records() == ["{\"schema\":1}", "{\"name\":\"東京\"}", "[2]"])
    try LineJournal.open(path).journal.append("3")
    #expect(try records().last == "3")
  }

  @Test("A truncated journal keeps its complete lines and accepts new records.")
  func torn() throws {
    let bytes = Array(try writeThree().utf8)
    let whole = try records()
    for count in 0...bytes.count {
      try Data(bytes.prefix(count)).write(to: URL(fileURLWithPath: path))
      let lines = bytes.prefix(count).count { $0 == 10 }
      let (journal, records) = try LineJournal.open(path)
      #expect(records == Array(whole.prefix(lines)))
      try journal.append("4")
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix(":4}\n"))
    }
    #expect(try records() == whole + ["4"])
  }

  @Test("A changed byte is detected and reported with its line.")
  func damaged() throws {
    let bytes = Array(try writeThree().utf8)
    for index in bytes.indices.dropLast() where bytes[index] != 10 {
      var damaged = bytes
      damaged[index] ^= 1
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      let line = bytes.prefix(index).count { $0 == 10 } + 1
      let failure = #expect(throws: CommandFailure.self) { try self.records() }
      // A new newline splits a line in two.
      #expect(
        failure?.message == "'\(path)' is damaged in line \(line): its checksum does not fit.")
      #expect(failure?.exitCode == .badData)
    }
  }

  @Test("A journal with a missing line, or with two lines exchanged, is refused.")
  func reordered() throws {
    let lines = try writeThree().split(separator: "\n").map { $0 + "\n" }
    for wrong in [[lines[0], lines[2]], [lines[0], lines[2], lines[1]], [lines[1], lines[2]]] {
      try wrong.joined().write(toFile: path, atomically: true, encoding: .utf8)
      #expect(throws: CommandFailure.self) { try self.records() }
    }
  }

  @Test(
    "On a full disk, an append fails, earlier records are kept, and further appends are refused.")
  func full() throws {
    try writeThree()
    var isFull = true
    do {
      let (journal, before) = try LineJournal.open(path) { bytes, descriptor in
        let room = isFull ? bytes.count / 2 : bytes.count
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, room) }
        return isFull ? ENOSPC : written < 0 ? errno : 0
      }
      let failure = #expect(throws: CommandFailure.self) { try journal.append("4") }
      #expect(failure?.message == "Cannot write '\(path)': No space left on device.")
      #expect(failure?.exitCode == .cannotWrite)
      isFull = false
      #expect(throws: CommandFailure.self) { try journal.append("5") }
      #expect(before.count == 3)
    }
    #expect(try records().count == 3)
  }

  @Test("An append fails if the journal was moved.")
  func vanished() throws {
    let journal = try LineJournal.create(path, first: "1")
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-moved")
    defer { try? FileManager.default.removeItem(atPath: folder + "-moved") }
    let failure = #expect(throws: CommandFailure.self) { try journal.append("2") }
    #expect(failure?.message == "Cannot write '\(path)': it was moved or removed.")
    #expect(failure?.exitCode == .cannotWrite)
  }

  @Test("A journal that is already open cannot be opened again.")
  func locked() throws {
    let journal = try LineJournal.create(path, first: "1")
    let failure = #expect(throws: CommandFailure.self) { try self.records() }
    #expect(failure?.message == "Cannot write '\(path)': another process is at work on it.")
    #expect(failure?.exitCode == .cannotWrite)
    try journal.append("2")
  }

  @Test("A closed journal can be opened again while a forked process still has its descriptor.")
  func closed() throws {
    var inherited: Int32 = -1
    do {
      try writeThree()
      let (journal, _) = try LineJournal.open(path) { _, descriptor in
        inherited = dup(descriptor)
        return 0
      }
      try journal.append("4")
    }
    defer { close(inherited) }
    #expect(inherited >= 0)
    #expect(try records().count == 3)
  }

  @Test("A journal that is missing or is a folder is refused.")
  func noFile() throws {
    let missing = #expect(throws: CommandFailure.self) { try self.records() }
    #expect(missing?.message == "There is no journal '\(path)'.")
    #expect(missing?.exitCode == .badData)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for attempt in [{ _ = try self.records() }, { try self.writeThree() }] as [() throws -> Void] {
      let failure = #expect(throws: CommandFailure.self) { try attempt() }
      #expect(failure?.message == "Cannot write '\(path)': Is a directory.")
      #expect(failure?.exitCode == .cannotWrite)
    }
  }

  @Test("The checksums are those of FNV-1a.")
  func checksum() {
    #expect(Checksum.of("").text == "cbf29ce484222325")
    #expect(Checksum.of("a").text == "af63dc4c8601ec8c")
    #expect(Checksum.of("foobar").text == "85944171f73967e8")
  }

  @Test("The checksum of a file depends on each of its bytes and on its length.")
  func fileChecksum() throws {
    let bytes = [UInt8](repeating: 7, count: 21)
    var sums: Set<UInt64> = []
    for index in 0...bytes.count {
      var changed = bytes
      if index < bytes.count { changed[index] ^= 128 }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(changed).write(to: URL(fileURLWithPath: path))
      sums.insert(try #require(Checksum.ofFile(path)).value)
    }
    #expect(sums.count == bytes.count + 1)
    #expect(Checksum.ofFile(folder + "/none") == nil)
  }
}
