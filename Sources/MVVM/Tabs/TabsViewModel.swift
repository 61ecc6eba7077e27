import Model

/// All that somebody signed in has: the view models of the tabs, to which it follows links.
final class TabsViewModel {
  private static let notesTab = 0
  private static let firstProfileTab = 1

  let notes: NotesViewModel
  /// One for each profile tab.
  let profiles: [ProfileViewModel]
  @Emitter var chooseTab: Signal<Int>
  /// The notes tab is to go back to its list.
  @Emitter var backToList: Signal<Void>
  /// A link leads to a note that is not there.
  @Emitter var alertUnknownNote: Signal<Int>
  private let stores: SessionStores
  private let overlay: OverlayViewModel

  /// Asks at once for what is shown: first for the notes, then for the user.
  init(
    _ stores: SessionStores, rows: RowsInView, sessions: ObservableSessionStore,
    overlay: OverlayViewModel, profileCount: Int
  ) {
    self.stores = stores
    self.overlay = overlay
    notes = NotesViewModel(stores.notes, rowsInView: rows, overlay: overlay)
    profiles = (0..<profileCount).map { _ in ProfileViewModel(stores, sessions: sessions) }
    stores.notes.load()
    stores.user.load()
  }

  // MARK: - Outputs

  /// The number of notes whose last write is under way or has failed.
  var notesBadge: Property<Int> { stores.notes.markCount }
  var isLoaded: Property<Bool> { notes.isLoaded }

  // MARK: - Links

  /// Whether the link can be followed yet: all but one need the notes.
  func canFollow(_ link: DeepLink) -> Bool {
    link == .profile || isLoaded.value
  }

  func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      _chooseTab.send(Self.firstProfileTab)
    case .newNote:
      // The editor first: an open note that is gone comes into view below it, and waits.
      notes.createTapped()
      _chooseTab.send(Self.notesTab)
    case .note(let id):
      // The way back first: an open note that is gone does not come into view any more.
      _backToList.send(())
      _chooseTab.send(Self.notesTab)
      open(id)
    }
  }

  private func open(_ id: Note.ID) {
    if let note = stores.notes.note(id) {
      notes.open(note)
    } else {
      overlay.alertOpened()
      _alertUnknownNote.send(id)
    }
  }

  func okTapped() {
    overlay.alertClosed()
  }
}
