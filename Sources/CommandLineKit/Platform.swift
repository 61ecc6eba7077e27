#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few calls of the C library that this target needs; those for files stand in a file beside it.
enum Platform {
  /// Whether the file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of the terminal behind the file descriptor; nothing when it is none or hides it.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes the whole buffer, however many calls that takes; gives the error number, 0 for none.
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
          var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wish, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Whether an error number says that the reader has gone.
  static func isClosed(_ error: Int32) -> Bool { error == EPIPE }

  /// The C library's words for an error number.
  static func explanation(of error: Int32) -> String { String(cString: strerror(error)) }

  /// Lets a write to a closed pipe fail instead of killing the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Has the next Ctrl-C call `handler`, which must be async-signal-safe.
  static func handleInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {
    signal(SIGINT, handler)
  }

  /// Has the next Ctrl-C end the process; async-signal-safe.
  static func restoreInterrupt() { signal(SIGINT, SIG_DFL) }
}
