extension Result {
  /// Whether there is a value, for those who only ask that.
  var succeeded: Bool {
    if case .success = self { true } else { false }
  }
}
