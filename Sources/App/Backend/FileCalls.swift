import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library that `DurableFile` needs in addition to Foundation.
///
/// No other file of this target depends on the platform.
nonisolated enum FileCalls {
  /// The reason why a call failed.
  struct Failure: Error {
    let number: Int32

    init(number: Int32 = errno) {
      self.number = number
    }

    /// Takes the error number from Foundation's error, or from the error that caused it.
    init(_ error: any Error) {
      let top = error as NSError
      let cause = (top.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? top
      self.init(number: cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : EIO)
    }

    /// The C library's description of the error.
    var words: String { String(cString: strerror(number)) }
    var isMissing: Bool { number == ENOENT }
  }

  enum Purpose {
    case reading, locking, creating, syncingFolder
  }

  /// Opens a file; processes that this process starts later do not inherit it.
  static func open(_ path: String, for purpose: Purpose) throws(Failure) -> FileHandle {
    let flags =
      switch purpose {
      case .reading: O_RDONLY
      case .locking: O_RDWR | O_CREAT
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .syncingFolder: O_RDONLY | O_DIRECTORY
      }
    #if canImport(Darwin)
      let descriptor = Darwin.open(path, flags | O_CLOEXEC, 0o666)
    #else
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o666)
    #endif
    guard descriptor >= 0 else { throw Failure() }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Takes the lock of an open file; `false` if another process has it.
  ///
  /// The kernel releases the lock when the process ends, however it ends.
  static func lock(_ file: FileHandle) throws(Failure) -> Bool {
    if flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw Failure()
  }

  /// Releases the lock, also for forked processes that share it until they execute their program.
  static func unlock(_ file: FileHandle) {
    flock(file.fileDescriptor, LOCK_UN)
  }

  /// Gives an open file the permissions of the file at `path`, if that one exists.
  static func copyPermissions(of path: String, to file: FileHandle) throws(Failure) {
    var old = stat()
    var new = stat()
    guard stat(path, &old) == 0, fstat(file.fileDescriptor, &new) == 0,
      old.st_mode != new.st_mode
    else { return }
    if fchmod(file.fileDescriptor, old.st_mode & 0o7777) != 0 { throw Failure() }
  }

  /// Waits until a file's contents, or a folder's entries, have been written to the disk.
  ///
  /// Some file systems do not support this for folders. Then it returns without an error.
  static func sync(_ file: FileHandle) throws(Failure) {
    #if canImport(Darwin)
      // On macOS, `fsync` alone leaves the data in the cache of the drive.
      if fcntl(file.fileDescriptor, F_FULLFSYNC) == 0 { return }
    #endif
    if fsync(file.fileDescriptor) == 0 || errno == EINVAL || errno == ENOTSUP { return }
    throw Failure()
  }

  /// Renames a file over another one in one atomic step.
  static func rename(_ path: String, to newPath: String) throws(Failure) {
    #if canImport(Darwin)
      let result = Darwin.rename(path, newPath)
    #else
      let result = Glibc.rename(path, newPath)
    #endif
    if result != 0 { throw Failure() }
  }

  /// Removes a file if it exists, but never a folder.
  static func remove(_ path: String) {
    _ = unlink(path)
  }
}
