import Model

/// A link, until it is followed.
///
/// This is the highest Service, and others know nothing of links. They tell when one may be followed.
final class LinkService {
  /// The latest link.
  private var link: DeepLink?
  private var isSignedIn = false
  private let notes: NotesService
  private let navigation: NavigationService

  init(notes: NotesService, navigation: NavigationService) {
    self.notes = notes
    self.navigation = navigation
  }

  func open(url: String) {
    guard let link = DeepLink(url: url) else { return navigation.raise(.unopenableLink) }
    self.link = link
    followLink()
  }

  /// Follows the link if nothing is in its way any more.
  func followLink() {
    guard isSignedIn, !navigation.isCovered, let link, canFollow(link) else { return }
    self.link = nil
    follow(link)
  }

  private func canFollow(_ link: DeepLink) -> Bool {
    link == .profile || notes.loadState.hasSucceeded
  }

  private func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      navigation.choose(.profile)
    case .newNote:
      // The editor first: it covers an open note that is gone.
      notes.createTapped()
      navigation.choose(.notes)
    case .note(let id):
      navigation.closeNote()
      navigation.choose(.notes)
      if notes.note(id) == nil { return navigation.raise(.unknownNote(id)) }
      notes.rowSelected(id)
      notes.rowOpened(id)
    }
  }
}

extension LinkService: SessionFollower {
  func sessionBegan(_ session: Session) {
    isSignedIn = true
    followLink()
  }

  func sessionEnded() {
    isSignedIn = false
    link = nil
  }
}
