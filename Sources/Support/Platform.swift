#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls of the C library that this target needs.
///
/// Those for files are in `Platform+Files.swift`.
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
