import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few calls of the C library that `DurableFile` needs beyond Foundation: the only file of this
/// target that names the platform.
nonisolated enum FileCalls {
  /// Why a call failed.
  struct Failure: Error {
    let number: Int32

    init(number: Int32 = errno) {
      self.number = number
    }

    /// The number below Foundation's errors.
    init(_ error: any Error) {
      let top = error as NSError
      let cause = (top.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? top
      self.init(number: cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : EIO)
    }

    /// The C library's words for it.
    var words: String { String(cString: strerror(number)) }
    var isMissing: Bool { number == ENOENT }
  }

  enum Purpose {
    case reading, locking, creating, syncingFolder
  }

  /// Opens a file; what this process starts later does not inherit it.
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

  /// Takes the lock of an open file, which the kernel gives back when the process ends in whatever
  /// way; `false` if somebody has it.
  static func lock(_ file: FileHandle) throws(Failure) -> Bool {
    if flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw Failure()
  }

  /// Gives an open file the permissions of the one at `path`, if there is one.
  static func copyPermissions(of path: String, to file: FileHandle) throws(Failure) {
    var old = stat()
    var new = stat()
    guard stat(path, &old) == 0, fstat(file.fileDescriptor, &new) == 0,
      old.st_mode != new.st_mode
    else { return }
    if fchmod(file.fileDescriptor, old.st_mode & 0o7777) != 0 { throw Failure() }
  }

  /// Waits until a file's contents, or a folder's entries, are on the disk, as far as known.
  ///
  /// A file system that cannot do that for folders is taken at its word.
  static func sync(_ file: FileHandle) throws(Failure) {
    #if canImport(Darwin)
      // fsync alone leaves it in the cache of the drive.
      if fcntl(file.fileDescriptor, F_FULLFSYNC) == 0 { return }
    #endif
    if fsync(file.fileDescriptor) == 0 || errno == EINVAL || errno == ENOTSUP { return }
    throw Failure()
  }

  /// Puts a file in the place of another one, at once.
  static func rename(_ path: String, to newPath: String) throws(Failure) {
    #if canImport(Darwin)
      let result = Darwin.rename(path, newPath)
    #else
      let result = Glibc.rename(path, newPath)
    #endif
    if result != 0 { throw Failure() }
  }

  /// Removes a file, if it is there, but never a folder.
  static func remove(_ path: String) {
    _ = unlink(path)
  }
}
