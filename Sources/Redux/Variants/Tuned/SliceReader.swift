/// A subscriber that reads some slices of the state alone.
protocol SliceReader: AnyObject {
  static var slices: Slices { get }
  /// How many of its selections, the last ones, look at rows, where all others read `.list` alone;
  /// `nil` if there are no such others.
  static var selectionsOfRows: Int? { get }
}

extension SliceReader {
  static var selectionsOfRows: Int? { nil }
}

extension RouteSubscriber: SliceReader {
  static var slices: Slices { .route }
}

extension TabsViewController: SliceReader {
  static var slices: Slices { .route }
}

extension LoginViewController: SliceReader {
  static var slices: Slices { .login }
}

extension NotesViewController: SliceReader {
  static var slices: Slices { [.notes, .pictures] }
  static var selectionsOfRows: Int? { 2 }
}

extension NotePageViewController: SliceReader {
  static var slices: Slices { .notes }
}

extension EditorViewController: SliceReader {
  static var slices: Slices { [.editor, .notes] }
}

extension ProfileViewController: SliceReader {
  static var slices: Slices { [.profile, .notes] }
}

/// Has subscribers select only when a slice that they read has changed.
final class SliceReaders {
  /// What all of them read that there ever were.
  private var slices: Slices = []

  /// Whether anybody reads what an action has changed.
  func areConcerned(by trace: Trace?) -> Bool {
    trace.map { !$0.slices.isDisjoint(with: slices) } ?? true
  }

  /// A subscriber's selections behind one look at the trace.
  func connect(
    _ subscriber: AnyObject, _ selections: [@MainActor (AppState) -> Void]
  ) -> [@MainActor (AppState) -> Void] {
    guard let reader = subscriber as? any SliceReader else {
      slices = .all
      return selections
    }
    let slices = type(of: reader).slices
    let ofRows = selections.suffix(type(of: reader).selectionsOfRows ?? selections.count)
    let ofList = selections.dropLast(ofRows.count)
    self.slices.formUnion(slices)
    return [
      { state in
        let changes = state.trace?.slices ?? .all
        if changes.isDisjoint(with: slices) { return }
        if changes.contains(.list) { for selection in ofList { selection(state) } }
        for selection in ofRows { selection(state) }
      }
    ]
  }
}
