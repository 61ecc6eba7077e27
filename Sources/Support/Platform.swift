internal import Foundation

/// What this target adds to the calls of the C library.
enum Platform {
  /// Writes the whole buffer with as many calls as necessary.
  ///
  /// Returns the error number, 0 for none.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
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

  /// Returns the C library's description of an error number.
  static func explanation(of error: Int32) -> String { String(cString: strerror(error)) }
}
