/// The state of a load that can be tried again and again.
nonisolated struct LoadState: Equatable {
  private(set) var isRunning = false
  /// Whether the last try failed; beginning another try clears this.
  private(set) var hasFailed = false
  /// Whether any try has succeeded.
  private(set) var hasSucceeded = false

  mutating func begin() {
    isRunning = true
    hasFailed = false
  }

  mutating func end(succeeded: Bool) {
    isRunning = false
    hasFailed = !succeeded
    if succeeded { hasSucceeded = true }
  }
}
