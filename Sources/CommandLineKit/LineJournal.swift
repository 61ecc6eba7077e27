internal import Foundation

/// A file that grows by whole lines, each on the disk before the next thing is done.
///
/// A line is a JSON object: `{"sum":"0123456789abcdef","record":…}`. `record` is what was appended,
/// itself JSON without a newline. `sum` is the FNV-1a of its text, begun with the sum of the line
/// before: so a line that was changed, left out or moved is found. A line without a newline at the
/// end of the file was being written when its writer died; it is dropped when the file is opened.
///
/// One process at a time has the file.
package final class LineJournal {
  /// Where it is.
  package let path: String

  /// Writes bytes to a descriptor, and gives an error number: the system's, but in tests.
  package typealias Writer = (_ bytes: [UInt8], _ descriptor: Int32) -> Int32

  private let descriptor: Int32
  private let writer: Writer
  private var sum = Checksum()
  private var size = 0
  private var isBroken = false

  /// Takes over the descriptor.
  private init(_ path: String, _ descriptor: Int32, _ writer: Writer?) {
    self.path = path
    self.descriptor = descriptor
    self.writer = writer ?? { Platform.write($0, to: $1) }
  }

  deinit { Platform.shut(descriptor) }

  /// Begins a new file, with its first record in it from the beginning; an old one goes.
  ///
  /// - Throws: a `CommandFailure` with exit code 73.
  package static func create(
    _ path: String, first record: String, writer: Writer? = nil
  ) throws(CommandFailure) -> LineJournal {
    var sum = Checksum()
    try AtomicFile.write(line(record, &sum), to: path)
    let (journal, _) = try open(path, writer: writer)
    try journal.check(Platform.synchronize(journal.descriptor))
    return journal
  }

  /// Opens a file to go on with it.
  ///
  /// - Returns: the journal, and the records in it.
  /// - Throws: a `CommandFailure`, with exit code 65 if there is no such file or it is damaged, 73
  ///   if it cannot be written or another process has it.
  package static func open(
    _ path: String, writer: Writer? = nil
  ) throws(CommandFailure) -> (journal: LineJournal, records: [String]) {
    let (descriptor, error) = Platform.openExisting(path)
    if Platform.isMissing(error) {
      throw CommandFailure("There is no journal '\(path)'.", .badData)
    }
    guard error == 0 else { throw failure(path, Platform.explanation(of: error)) }
    let journal = LineJournal(path, descriptor, writer)
    let lockError = Platform.lock(descriptor)
    if Platform.isLocked(lockError) { throw failure(path, "another process is at work on it") }
    try journal.check(lockError)
    let lines = try Lines(contents(path), of: path)
    journal.sum = lines.sum
    journal.size = lines.size
    try journal.check(Platform.cut(descriptor, to: lines.size))
    return (journal, lines.records)
  }

  /// Appends a record; when this returns it is on the disk.
  ///
  /// - Parameter record: JSON without a newline.
  /// - Throws: a `CommandFailure` with exit code 73; the records before are still there.
  package func append(_ record: String) throws(CommandFailure) {
    guard !isBroken else { throw Self.failure(path, "a line before this one failed") }
    guard Platform.isSame(descriptor, at: path) else {
      throw Self.failure(path, "it was moved or removed")
    }
    var sum = sum
    let bytes = Array(Self.line(record, &sum).utf8)
    var error = writer(bytes, descriptor)
    if error == 0 { error = Platform.synchronize(descriptor) }
    if error != 0 {
      // Half a line must not get another behind it. If this fails, too, the next reader drops it.
      isBroken = true
      _ = Platform.cut(descriptor, to: size)
    }
    try check(error)
    self.sum = sum
    size += bytes.count
  }

  private func check(_ error: Int32) throws(CommandFailure) {
    if error != 0 { throw Self.failure(path, Platform.explanation(of: error)) }
  }

  fileprivate static func line(_ record: String, _ sum: inout Checksum) -> String {
    sum.add(record.utf8)
    return "{\"sum\":\"\(sum.text)\",\"record\":\(record)}\n"
  }

  private static func contents(_ path: String) throws(CommandFailure) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("Cannot read '\(path)'.", .badData)
    }
    return Array(data)
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure("Cannot write '\(path)': \(reason).", .cannotWrite)
  }
}

/// The whole lines of a journal.
private struct Lines {
  var records: [String] = []
  /// Bytes, without a torn line at the end.
  var size = 0
  var sum = Checksum()

  init(_ bytes: [UInt8], of path: String) throws(CommandFailure) {
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      let text = String(decoding: line, as: UTF8.self)
      let record = String(text.dropFirst(Self.prefix).dropLast())
      guard LineJournal.line(record, &sum) == text + "\n" else {
        throw CommandFailure(
          "'\(path)' is damaged in line \(records.count + 1): its checksum does not fit.", .badData)
      }
      records.append(record)
      size += line.count + 1
    }
  }

  /// How many characters stand before a record.
  private static let prefix = "{\"sum\":\"0123456789abcdef\",\"record\":".count
}
