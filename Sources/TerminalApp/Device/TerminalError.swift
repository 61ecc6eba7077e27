import Foundation

/// The terminal cannot be used.
package nonisolated struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// The C library's number for the reason.
  let number: Int32

  package var description: String {
    "The terminal cannot be used (\(String(cString: strerror(number)))); try another one."
  }
}
