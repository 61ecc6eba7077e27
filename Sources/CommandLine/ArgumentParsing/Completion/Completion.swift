/// The completions that a shell may offer for a value.
package enum Completion: Sendable, Equatable {
  /// No completion is possible.
  case none
  /// One of these words.
  case words([String])
  /// An existing file.
  case file
  /// An existing folder.
  case directory
}
