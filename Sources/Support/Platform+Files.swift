#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file operations of `LineJournal`. Each call returns an error number, 0 for none.
extension Platform {
  /// Opens an existing file for reading and appending.
  ///
  /// Child processes do not inherit it.
  static func openExisting(_ path: String) -> (descriptor: Int32, error: Int32) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    return (descriptor, descriptor < 0 ? errno : 0)
  }

  /// Locks the file against other processes, until `closeFile` or the end of this process.
  static func lock(_ descriptor: Int32) -> Int32 {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
  }

  /// Whether an error number means that another process has the lock.
  static func isLocked(_ error: Int32) -> Bool { error == EWOULDBLOCK }

  /// Whether an error number means that there is no such file.
  static func isMissing(_ error: Int32) -> Bool { error == ENOENT }

  static func synchronize(_ descriptor: Int32) -> Int32 { fsync(descriptor) == 0 ? 0 : errno }

  static func truncate(_ descriptor: Int32, to size: Int) -> Int32 {
    ftruncate(descriptor, off_t(size)) == 0 ? 0 : errno
  }

  /// Whether the file at `path` is still the opened file.
  static func isSame(_ descriptor: Int32, at path: String) -> Bool {
    var mine = stat()
    var there = stat()
    return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0
      && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev
  }

  /// Closes the file and releases its lock.
  ///
  /// Closing alone is not enough: a child process that another thread has forked shares the lock
  /// until it executes its program.
  static func closeFile(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
