import Model

/// Where the user is: the chosen tab, and the note that is open on the notes tab.
final class NavigationService: NavigationReading, TabsInforming, BackInforming {
  private struct Place {
    var selectedTab = NavigationService.notesTab
    var visitedTabs: Set = [NavigationService.notesTab]
    var openNote: Note?
  }

  private static let notesTab = 0

  let profileTabs: Range<Int>
  private var place = Place()
  private let signal: UpdateSignal

  init(profileCount: Int, signal: UpdateSignal) {
    profileTabs = Self.notesTab + 1..<Self.notesTab + 1 + profileCount
    self.signal = signal
  }

  var selectedTab: Int { place.selectedTab }
  var visitedTabs: Set<Int> { place.visitedTabs }
  var openNote: Note? { place.openNote }

  func tabTapped(_ tab: Int) {
    // The chosen notes tab, tapped again, goes back to its list.
    if tab == Self.notesTab && place.selectedTab == tab { place.openNote = nil }
    place.selectedTab = tab
    place.visitedTabs.insert(tab)
    signal()
  }

  func backTapped() {
    closeNote()
  }

  // MARK: - Informed by the notes

  func open(_ note: Note) {
    place.openNote = note
    signal()
  }

  func closeNote() {
    guard place.openNote != nil else { return }
    place.openNote = nil
    signal()
  }

  func notesChanged(_ changes: [NoteCollection.Change]) {
    guard let id = place.openNote?.id else { return }
    for case let change in changes where change.id == id {
      if let note = change.new { place.openNote = note }
    }
    signal()
  }
}

extension NavigationService: SessionFollower {
  func sessionBegan(_ session: Session) {}

  func sessionEnded() {
    place = Place()
    signal()
  }
}
