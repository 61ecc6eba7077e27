/// How far a run has come.
package struct RunProgress: Equatable, Sendable {
  /// Worker processes that have ended.
  package let done: Int
  /// Out of so many.
  package let total: Int
  /// What runs now, as in `process 3`; `nil` when all is done.
  package let what: String?
  /// An estimate, with the plan's upper bound to begin with.
  package let secondsLeft: Double

  package init(done: Int, total: Int, what: String?, secondsLeft: Double) {
    self.done = done
    self.total = total
    self.what = what
    self.secondsLeft = secondsLeft
  }
}
