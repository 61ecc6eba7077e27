import Model

/// What waits until nothing is in its way: a link, and the alert that the open note is gone.
///
/// This is the highest Service: other Services know nothing of links, and it hears each signal.
final class LinkService {
  /// The latest link, until it is followed.
  private var link: DeepLink?
  private var isSignedIn = false
  private var isBusy = false
  private let notes: NotesService
  private let editor: EditorService
  private let navigation: NavigationService
  private let signal: () -> Void

  init(
    notes: NotesService, editor: EditorService, navigation: NavigationService,
    signal: @escaping () -> Void
  ) {
    self.notes = notes
    self.editor = editor
    self.navigation = navigation
    self.signal = signal
  }

  func open(url: String) {
    guard let link = DeepLink(url: url) else { return navigation.raise(.unopenableLink) }
    self.link = link
    signal()
  }

  /// Does what is due, at once.
  func heardSignal() {
    // What is done here signals, too: it must not start this a second time.
    guard !isBusy else { return }
    isBusy = true
    while doNext() {}
    isBusy = false
  }

  /// Does the first thing that is due, and returns whether there was one.
  private func doNext() -> Bool {
    guard isSignedIn, editor.draft == nil, navigation.alert == nil else { return false }
    if let note = navigation.noteInView, notes.note(note.id) == nil {
      navigation.raise(.deletedNote)
      return true
    }
    guard let link, canFollow(link) else { return false }
    self.link = nil
    follow(link)
    return true
  }

  private func canFollow(_ link: DeepLink) -> Bool {
    link == .profile || notes.loadState.hasSucceeded
  }

  private func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      navigation.chooseProfileTab()
    case .newNote:
      navigation.chooseNotesTab()
      notes.createTapped()
    case .note(let id):
      navigation.chooseNotesTab()
      navigation.closeNote()
      if notes.note(id) == nil { return navigation.raise(.unknownNote(id)) }
      notes.rowSelected(id)
      notes.rowOpened(id)
    }
  }
}

extension LinkService: SessionFollower {
  func sessionBegan(_ session: Session) {
    isSignedIn = true
  }

  func sessionEnded() {
    isSignedIn = false
    link = nil
  }
}
