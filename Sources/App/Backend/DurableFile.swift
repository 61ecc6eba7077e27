import Foundation

/// A file that is read and replaced as a whole, by one process at a time.
///
/// * `replace` writes to `.<name>.new`, syncs that file, renames it over the old file, and syncs
///   the folder. So at any moment the file is either the old one or the new one, and it is the new
///   one on return.
/// * The process that opens the file holds the lock of `.<name>.lock`. The lock file stays when the
///   kernel releases the lock. The next process to get the lock removes a `.<name>.new` that a
///   killed process left behind.
///
/// `Data.write(options: .atomic)` guarantees less:
///
/// * It syncs the new file but not the folder.
/// * It loses the permissions on Linux.
/// * It leaves files with random names behind when the process is killed.
/// * It overwrites the old file in place where renaming is refused, such as a single file that is
///   mounted into a container.
final class DurableFile {
  /// The path as the user gave it; it may be a link to the file.
  private let name: String
  private let path: String
  private let newPath: String
  private let folder: FileHandle
  private let lock: FileHandle

  /// Opens the file at `name` in an existing folder; the file itself may be missing.
  init(_ name: String) throws(NotesFileError) {
    self.name = name
    path = try Self.target(of: name)
    let folderPath = (path as NSString).deletingLastPathComponent
    let hidden =
      folderPath + (folderPath.hasSuffix("/") ? "." : "/.") + (path as NSString).lastPathComponent
    newPath = hidden + ".new"
    do throws(FileCalls.Failure) {
      folder = try FileCalls.open(folderPath, for: .syncingFolder)
    } catch {
      throw NotesFileError(
        name, "the folder \(folderPath) cannot be opened (\(error.words))",
        remedy: "make the folder first or give another path")
    }
    try Self.checkType(of: path, name: name)
    lock = try Self.lock(hidden + ".lock", of: name)
    FileCalls.remove(newPath)
  }

  deinit { FileCalls.unlock(lock) }

  /// Returns the whole file, or `nil` if there is none.
  func read() throws(NotesFileError) -> Data? {
    do {
      return try FileCalls.open(path, for: .reading).readToEnd() ?? Data()
    } catch {
      let failure = error as? FileCalls.Failure ?? FileCalls.Failure(error)
      if failure.isMissing { return nil }
      throw NotesFileError(
        name, "the file cannot be read (\(failure.words))", remedy: "give a file that you may read",
        isAboutContents: true)
    }
  }

  /// Replaces the file and keeps its permissions, or creates the file.
  ///
  /// - Throws: An error if writing failed; the old file is then unchanged. Only if the last step
  ///   (syncing the folder) failed, the new file is in place, but may be lost in a power failure.
  func replace(with bytes: Data) throws(NotesFileError) {
    FileCalls.remove(newPath)
    do {
      let new = try FileCalls.open(newPath, for: .creating)
      try FileCalls.copyPermissions(of: path, to: new)
      try new.write(contentsOf: bytes)
      try FileCalls.sync(new)
      try FileCalls.rename(newPath, to: path)
      try FileCalls.sync(folder)
    } catch {
      FileCalls.remove(newPath)
      let failure = error as? FileCalls.Failure ?? FileCalls.Failure(error)
      throw NotesFileError(
        name, "the file cannot be written (\(failure.words))",
        remedy: "see to it that its folder has room and may be written to, then try again")
    }
  }

  // MARK: - Opening

  /// Returns the absolute path of the file behind `name`, which is no link.
  ///
  /// `..` after a link to a folder leads to the parent of that folder, so it stays for the system.
  private static func target(of name: String) throws(NotesFileError) -> String {
    var (folder, file) = (FileManager.default.currentDirectoryPath, name)
    for _ in 0..<40 {
      file = file.hasPrefix("/") ? file : "\(folder)/\(file)"
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file) else {
        return file
      }
      folder = (file as NSString).deletingLastPathComponent
      file = link
    }
    throw NotesFileError(
      name, "this link leads in a circle", remedy: "give the path of the file itself")
  }

  private static func checkType(of path: String, name: String) throws(NotesFileError) {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory?:
      throw NotesFileError(name, "this is a folder", remedy: "give the path of a file")
    case .typeRegular?:
      if FileManager.default.isWritableFile(atPath: path) { return }
      throw NotesFileError(
        name, "the file may not be written to", remedy: "change its permissions or give another one"
      )
    case nil: return
    default:
      throw NotesFileError(name, "this is a device or a pipe", remedy: "give the path of a file")
    }
  }

  private static func lock(_ path: String, of name: String) throws(NotesFileError) -> FileHandle {
    let lock: FileHandle
    let isOurs: Bool
    do throws(FileCalls.Failure) {
      lock = try FileCalls.open(path, for: .locking)
      isOurs = try FileCalls.lock(lock)
    } catch {
      throw NotesFileError(
        name, "its lock \(path) cannot be taken (\(error.words))",
        remedy: "see to it that the folder has room and may be written to")
    }
    guard isOurs else {
      let holder = (try? lock.readToEnd()).flatMap {
        Int(String(decoding: $0, as: UTF8.self).dropLast())
      }
      throw NotesFileError(
        name, "\(holder.map { "process \($0)" } ?? "another process") has the file open",
        remedy: "end that one or give another file")
    }
    // The process number is needed only for the message above; writing it may fail.
    try? lock.truncate(atOffset: 0)
    try? lock.write(contentsOf: Data("\(ProcessInfo.processInfo.processIdentifier)\n".utf8))
    return lock
  }
}
