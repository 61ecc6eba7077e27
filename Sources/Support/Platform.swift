#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library that this target needs.
enum Platform {
  /// Whether the file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the width of the terminal; `nil` if the descriptor is not a terminal or the width is
  /// unknown.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes the whole buffer with as many calls as necessary.
  ///
  /// Returns the error number, 0 for none.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(
            descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        #else
          let count = Glibc.write(
            descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        #endif
        if count >= 0 {
          offset += count
        } else if errno == EAGAIN {
          // Another program may have left a shared terminal or pipe in non-blocking mode.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Whether an error number means that the reader has closed the stream.
  static func isClosed(_ error: Int32) -> Bool { error == EPIPE }

  /// Returns the C library's description of an error number.
  static func explanation(of error: Int32) -> String { String(cString: strerror(error)) }

  /// Makes a write to a closed pipe fail instead of killing the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Sets a handler for the next Ctrl-C.
  ///
  /// It must be async-signal-safe.
  static func handleInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {
    signal(SIGINT, handler)
  }

  /// Makes the next Ctrl-C end the process; async-signal-safe.
  static func restoreInterrupt() { signal(SIGINT, SIG_DFL) }
}

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
