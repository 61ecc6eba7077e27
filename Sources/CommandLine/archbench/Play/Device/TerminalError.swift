import Foundation

/// An error that prevents the use of the terminal.
package nonisolated struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// The C library's error number.
  let number: Int32

  package var description: String {
    "The terminal cannot be used (\(String(cString: strerror(number)))); try another one."
  }
}
