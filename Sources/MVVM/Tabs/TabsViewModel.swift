/// All that somebody signed in has: the view models of the tabs.
final class TabsViewModel {
  let notes: NotesViewModel
  /// One for each profile tab.
  let profiles: [ProfileViewModel]
  private let notesStore: ObservableNotesStore

  /// Asks at once for what is shown: first for the notes, then for the user.
  init(
    notes notesStore: ObservableNotesStore, user userStore: ObservableUserStore,
    sessions: ObservableSessionStore, profileCount: Int
  ) {
    self.notesStore = notesStore
    notes = NotesViewModel(notesStore)
    profiles = (0..<profileCount).map { _ in
      ProfileViewModel(user: userStore, notes: notesStore, sessions: sessions)
    }
    notesStore.load()
    userStore.load()
  }

  /// The number of notes whose last write is under way or has failed.
  var notesBadge: Property<Int> { notesStore.markCount }
}
