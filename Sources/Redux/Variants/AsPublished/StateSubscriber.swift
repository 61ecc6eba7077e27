/// As the article has it: whoever wants to hear of changes is handed the whole state.
protocol StateSubscriber: AnyObject {
  /// Repaints everything.
  func newState(_ state: AppState)
}

/// In place of a subscriber's selections, the whole state.
///
/// Those who navigate are no `StateSubscriber` and go on comparing: what they show twice opens twice.
func handedWholeState(
  _ subscriber: AnyObject, _ selections: [@MainActor (AppState) -> Void]
) -> [@MainActor (AppState) -> Void] {
  guard let subscriber = subscriber as? any StateSubscriber else { return selections }
  return [{ [weak subscriber] state in subscriber?.newState(state) }]
}
