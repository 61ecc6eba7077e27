import Model

/// Where the user is: the chosen tab, the open note on the notes tab, the alert over everything.
final class NavigationService: NavigationReading {
  private struct Place {
    var selectedTab = NavigationService.notesTab
    var openNote: OpenNote?
  }

  private static let notesTab = 0
  private static let profileTab = 1

  private(set) var alert: RaisedAlert?
  private var place = Place()
  private var lastNumber = 0
  private let user: UserService
  private let signal: () -> Void

  /// - Parameters:
  ///   - user: the Service to inform when the profile is shown.
  ///   - signal: what to call after each change.
  init(user: UserService, signal: @escaping () -> Void) {
    self.user = user
    self.signal = signal
  }

  // MARK: - Reading

  var selectedTab: Int { place.selectedTab }
  var isProfileChosen: Bool { selectedTab == Self.profileTab }
  var openNote: OpenNote? { place.openNote }

  /// The open note, if the notes tab is chosen.
  var noteInView: Note? { selectedTab == Self.notesTab ? openNote?.note : nil }

  // MARK: - Informed by other Services

  func chooseNotesTab() {
    choose(Self.notesTab)
  }

  func chooseProfileTab() {
    choose(Self.profileTab)
  }

  private func choose(_ tab: Int) {
    place.selectedTab = tab
    if isProfileChosen { user.profileShown() }
    signal()
  }

  func open(_ note: Note) {
    place.openNote = OpenNote(number: makeNumber(), note: note)
    signal()
  }

  /// Replaces the open note by another.
  func turn(to note: Note) {
    place.openNote?.note = note
    signal()
  }

  func closeNote() {
    guard openNote != nil else { return }
    place.openNote = nil
    signal()
  }

  /// Follows the open note; one that was deleted keeps its last content.
  func notesChanged(_ changes: [NoteCollection.Change]) {
    guard let id = openNote?.note.id, let change = changes.last(where: { $0.id == id }),
      let note = change.new ?? change.old
    else { return }
    turn(to: note)
  }

  /// Raises an alert, unless one is already up.
  func raise(_ subject: RaisedAlert.Subject) {
    guard alert == nil else { return }
    alert = RaisedAlert(number: makeNumber(), subject: subject)
    signal()
  }

  /// Called when a button of the alert has taken it away.
  func alertAnswered() {
    alert = nil
    signal()
  }

  private func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - Informed by the screens

extension NavigationService: TabsInforming, AlertInforming {
  func tabTapped(_ tab: Int) {
    // An alert raised in this turn covers the tabs already, although no pass has shown it yet.
    guard alert == nil else { return }
    // A second tap on the notes tab goes back to the list.
    if tab == Self.notesTab && selectedTab == tab { closeNote() }
    choose(tab)
  }

  func okTapped() {
    if case .deletedNote? = alert?.subject { closeNote() }
    alertAnswered()
  }
}

extension NavigationService: SessionFollower {
  func sessionBegan(_ session: Session) {}

  func sessionEnded() {
    place = Place()
    signal()
  }
}
