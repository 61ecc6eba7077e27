/// What a shell may offer where a value is due.
package enum Completion: Sendable, Equatable {
  /// Nothing can be foretold.
  case none
  /// One of these words.
  case words([String])
  /// A file that exists.
  case file
  /// A folder that exists.
  case directory
}
