/// A subscriber that reads some slices of the state alone.
protocol SliceReader: AnyObject {
  static var slices: Slices { get }
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

/// A subscriber's selections, made only when a slice that it reads has changed.
func guardedBySlices(
  _ subscriber: AnyObject, _ selections: [@MainActor (AppState) -> Void]
) -> [@MainActor (AppState) -> Void] {
  guard let reader = subscriber as? any SliceReader else { return selections }
  let slices = type(of: reader).slices
  return [
    { state in
      if let trace = state.trace, trace.slices.isDisjoint(with: slices) { return }
      for selection in selections { selection(state) }
    }
  ]
}
