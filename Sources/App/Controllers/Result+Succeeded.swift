extension Result {
  /// Whether the result is a success, for callers that do not need the value.
  package nonisolated var succeeded: Bool {
    if case .success = self { true } else { false }
  }
}
