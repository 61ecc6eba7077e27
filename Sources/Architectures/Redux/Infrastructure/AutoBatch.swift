/// Puts off telling the subscribers of batched actions, as Redux Toolkit's `autoBatchEnhancer`.
///
/// They hear at the end of the turn, or with the next action that is not batched.
final class AutoBatch {
  private let queueNotification: (@escaping () -> Void) -> Void
  /// The state that the subscribers have seen last, while a batch is open.
  private var seen: AppState?

  /// `queueNotification` runs a closure after the other events of the turn.
  init(queueNotification: @escaping (@escaping () -> Void) -> Void) {
    self.queueNotification = queueNotification
  }

  /// Opens a batch, unless one is open; `notify` is called at the end of the turn.
  func begin(from old: AppState, _ notify: @escaping () -> Void) {
    guard seen == nil else { return }
    seen = old
    queueNotification(notify)
  }

  /// Closes the batch and returns the state that the subscribers have seen last; `nil` if none is open.
  func end() -> AppState? {
    defer { seen = nil }
    return seen
  }
}
