import Model

/// What waits until nothing is in its way: the word that the open note is gone, and a link.
///
/// It is the uppermost Service: others know nothing of links, it hears their signals.
final class LinkService {
  /// The latest link that was not followed yet.
  private var link: DeepLink?
  private var isSignedIn = false
  private var isAtWork = false
  private let notes: NotesService
  private let editor: EditorService
  private let navigation: NavigationService
  private let signal: UpdateSignal

  init(
    notes: NotesService, editor: EditorService, navigation: NavigationService,
    signal: UpdateSignal
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

  /// Does the first thing that is due, and says whether there was one.
  private func doNext() -> Bool {
    guard editor.draft == nil, navigation.alert == nil else { return false }
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
    isSignedIn && (link == .profile || notes.loading.hasSucceeded)
  }

  private func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      navigation.chooseProfileTab()
    case .newNote:
      navigation.chooseNotesTab()
      editor.createTapped()
    case .note(let id):
      navigation.chooseNotesTab()
      navigation.closeNote()
      if notes.note(id) == nil { return navigation.raise(.unknownNote(id)) }
      notes.rowSelected(id)
      notes.rowOpened(id)
    }
  }
}

extension LinkService: SignalFollower {
  func servicesChanged() {
    // What is done here is done whole, whatever is signalled meanwhile.
    guard !isAtWork else { return }
    isAtWork = true
    while doNext() {}
    isAtWork = false
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
