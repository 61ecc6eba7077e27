/// The tabs, the notes tab's stack and the sheet over all of them.
nonisolated struct TabsViewModel: Equatable, Sendable {
  let selectedTab: Int
  /// The number on the notes tab; hidden at 0.
  let badge: Int
  let notes: NotesViewModel
  /// `nil` while no note is open.
  let detail: DetailViewModel?
  /// `nil` while the notes tab is chosen.
  let profile: ProfileViewModel?
  /// `nil` while no note is being written.
  let editor: EditorViewModel?
}
