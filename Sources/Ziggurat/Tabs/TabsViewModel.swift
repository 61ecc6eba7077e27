/// The tabs, the notes tab's stack and the sheet over all of them.
nonisolated struct TabsViewModel: Equatable, Sendable {
  let selectedTab: Int
  /// The number on the notes tab; none is shown at 0.
  let badge: Int
  let notes: NotesViewModel
  /// `nil` while the list is the top of its stack.
  let detail: DetailViewModel?
  /// One a profile tab; `nil` for one that was never shown, whose controller has no view yet.
  let profiles: [ProfileViewModel?]
  /// `nil` while no note is written.
  let editor: EditorViewModel?
}
