import Model

/// The view model of the tabs, which also follows links into them.
final class TabsViewModel {
  private static let notesTab = 0
  private static let profileTab = 1

  let notes: NotesViewModel
  let profile: ProfileViewModel
  @Emitter var chooseTab: Signal<Int>
  /// The notes tab has to go back to its list.
  @Emitter var backToList: Signal<Void>
  /// A link leads to a note that does not exist.
  @Emitter var alertUnknownNote: Signal<Int>
  private let stores: SessionStores
  private let overlay: Overlay

  /// Requests the notes at once, then the user.
  init(_ stores: SessionStores, sessions: ObservableSessionStore, overlay: Overlay) {
    self.stores = stores
    self.overlay = overlay
    notes = NotesViewModel(stores.notes, pictures: stores.pictures, overlay: overlay)
    profile = ProfileViewModel(
      stores.user, avatars: stores.avatar, notes: stores.notes, sessions: sessions)
    stores.notes.load()
    stores.user.load()
  }

  // MARK: - Outputs

  /// The number of notes with a last write that is running or has failed.
  var notesBadge: Property<Int> { stores.notes.markCount }
  var isLoaded: Property<Bool> { notes.isLoaded }

  // MARK: - Links

  /// Whether the link can be followed now: all links but one need the notes.
  func canFollow(_ link: DeepLink) -> Bool {
    link == .profile || isLoaded.value
  }

  func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      _chooseTab.send(Self.profileTab)
    case .newNote:
      // The editor first: it holds back the alert about an open note that was deleted.
      notes.createTapped()
      _chooseTab.send(Self.notesTab)
    case .note(let id):
      // The way back first: an open note that was deleted does not come into view again.
      _backToList.send(())
      _chooseTab.send(Self.notesTab)
      open(id)
    }
  }

  private func open(_ id: Note.ID) {
    if let note = stores.notes.note(id) {
      notes.open(note)
    } else {
      overlay.setAlert(true)
      _alertUnknownNote.send(id)
    }
  }

  func okTapped() {
    overlay.setAlert(false)
  }
}
