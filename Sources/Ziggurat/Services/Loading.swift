/// How far loading something has come, which may be tried again and again.
nonisolated struct Loading: Equatable {
  private(set) var isRunning = false
  /// The last try that ended has; another one makes it forgotten.
  private(set) var hasFailed = false
  /// Any try has.
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
