internal import Foundation

/// An append-only file of lines.
///
/// Each line is on the disk before its append returns.
///
/// A line is a JSON object: `{"sum":"0123456789abcdef","record":…}`. `record` is the appended text,
/// which is JSON without a newline. `sum` is the FNV-1a checksum of that text, continued from the
/// sum of the previous line. So a line that was changed, removed or moved is detected.
///
/// A last line without a newline was being written when its process died. It is dropped when the
/// file is opened. Only one process at a time can open the file.
package final class LineJournal {
  /// The path of the file.
  package let path: String

  /// A function that writes bytes to a descriptor and returns an error number.
  ///
  /// Only tests replace the system's function.
  package typealias Writer = (_ bytes: [UInt8], _ descriptor: Int32) -> Int32

  private let descriptor: Int32
  private let writer: Writer
  private var sum = Checksum()
  private var size = 0
  private var isBroken = false

  /// Creates a journal that owns the descriptor.
  private init(_ path: String, _ descriptor: Int32, _ writer: Writer?) {
    self.path = path
    self.descriptor = descriptor
    self.writer = writer ?? { Platform.write($0, to: $1) }
  }

  deinit {
    // A child process that another thread has forked shares the lock until it executes its program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Creates a file that contains the first record, and replaces an existing file.
  ///
  /// - Throws: a `CommandFailure` with exit code 73.
  package static func create(
    _ path: String, first record: String, writer: Writer? = nil
  ) throws(CommandFailure) -> LineJournal {
    var sum = Checksum()
    try AtomicFile.write(line(record, &sum), to: path)
    let (journal, _) = try open(path, writer: writer)
    try journal.check(fsync(journal.descriptor))
    return journal
  }

  /// Opens an existing file to append to it.
  ///
  /// - Returns: the journal, and the records in it.
  /// - Throws: a `CommandFailure` with exit code 65 if there is no such file or it is damaged. The
  ///   exit code is 73 if it cannot be written or another process has it open.
  package static func open(
    _ path: String, writer: Writer? = nil
  ) throws(CommandFailure) -> (journal: LineJournal, records: [String]) {
    let descriptor = Foundation.open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw CommandFailure("There is no journal '\(path)'.", .badData) }
      throw failure(path, Platform.explanation(of: errno))
    }
    let journal = LineJournal(path, descriptor, writer)
    let lock = flock(descriptor, LOCK_EX | LOCK_NB)
    if lock != 0, errno == EWOULDBLOCK {
      throw failure(path, "another process is at work on it")
    }
    try journal.check(lock)
    let lines = try Lines(contents(path), of: path)
    journal.sum = lines.sum
    journal.size = lines.size
    try journal.check(ftruncate(descriptor, off_t(lines.size)))
    return (journal, lines.records)
  }

  /// Appends a record.
  ///
  /// When this returns, the record is on the disk.
  ///
  /// - Parameter record: JSON without a newline.
  /// - Throws: a `CommandFailure` with exit code 73; all earlier records are kept.
  package func append(_ record: String) throws(CommandFailure) {
    guard !isBroken else { throw Self.failure(path, "a line before this one failed") }
    guard isInPlace else { throw Self.failure(path, "it was moved or removed") }
    var sum = sum
    let bytes = Array(Self.line(record, &sum).utf8)
    var error = writer(bytes, descriptor)
    if error == 0, fsync(descriptor) != 0 { error = errno }
    if error != 0 {
      // Another line must not follow an incomplete one. If this truncation also fails, the next
      // reader drops the incomplete line.
      isBroken = true
      ftruncate(descriptor, off_t(size))
      throw Self.failure(path, Platform.explanation(of: error))
    }
    self.sum = sum
    size += bytes.count
  }

  /// Throws if a call of the C library has failed.
  private func check(_ result: Int32) throws(CommandFailure) {
    if result != 0 { throw Self.failure(path, Platform.explanation(of: errno)) }
  }

  /// Whether the file at the path is still the opened one.
  private var isInPlace: Bool {
    var (mine, there) = (stat(), stat())
    return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0
      && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev
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

/// The complete lines of a journal.
private struct Lines {
  var records: [String] = []
  /// The number of bytes without an incomplete last line.
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

  /// The number of characters before a record.
  private static let prefix = "{\"sum\":\"0123456789abcdef\",\"record\":".count
}
