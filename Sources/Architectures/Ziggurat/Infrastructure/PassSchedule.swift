/// Decides how many passes follow the signals of a turn.
protocol PassSchedule: AnyObject {
  /// Called at each signal; returns whether a pass must be queued for it.
  func needsPass() -> Bool
  /// Called when a pass begins.
  func passBegan()
}

/// One pass for all signals of a turn.
final class PassPerTurn: PassSchedule {
  private var isQueued = false

  func needsPass() -> Bool {
    guard !isQueued else { return false }
    isQueued = true
    return true
  }

  func passBegan() {
    isQueued = false
  }
}

/// A pass for each signal.
final class PassPerSignal: PassSchedule {
  func needsPass() -> Bool { true }
  func passBegan() {}
}
