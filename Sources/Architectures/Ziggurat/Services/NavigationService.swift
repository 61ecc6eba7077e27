import Model

/// Where the user is: the chosen tab, the open note on the notes tab, the alert over everything.
final class NavigationService: NavigationReading {
  private struct Place {
    var selectedTab = NavigationService.notesTab
    var openNote: OpenNote?
  }

  private static let notesTab = 0

  let profileTabs: Range<Int>
  private(set) var alert: RaisedAlert?
  private var place = Place()
  private var lastNumber = 0
  private let users: [UserService]
  private let signal: any UpdateSignal

  /// - Parameters:
  ///   - users: the users that have a tab, in the order of the tabs.
  ///   - signal: the signal to call after each change.
  init(users: [UserService], signal: any UpdateSignal) {
    profileTabs = Self.notesTab + 1..<Self.notesTab + 1 + users.count
    self.users = users
    self.signal = signal
  }

  // MARK: - Reading

  var selectedTab: Int { place.selectedTab }
  var openNote: OpenNote? { place.openNote }

  /// The open note, if the notes tab is chosen.
  var noteInView: Note? { selectedTab == Self.notesTab ? openNote?.note : nil }

  // MARK: - Informed by other Services

  func chooseNotesTab() {
    choose(Self.notesTab)
  }

  func chooseProfileTab() {
    choose(profileTabs.lowerBound)
  }

  private func choose(_ tab: Int) {
    place.selectedTab = tab
    if profileTabs.contains(tab) { users[tab - profileTabs.lowerBound].profileShown() }
    signal(.place)
  }

  func open(_ note: Note) {
    place.openNote = OpenNote(number: makeNumber(), note: note)
    signal(.openNote)
  }

  /// Replaces the open note by another.
  func turn(to note: Note) {
    place.openNote?.note = note
    signal(.openNote)
  }

  func closeNote() {
    guard openNote != nil else { return }
    place.openNote = nil
    signal(.openNote)
  }

  /// - Parameter notes: the last content of each changed note, even if it was deleted.
  func notesChanged(_ notes: some Sequence<Note>) {
    guard let id = openNote?.note.id else { return }
    for note in notes where note.id == id { place.openNote?.note = note }
    signal(.openNote)
  }

  /// Raises an alert, unless one is already up.
  func raise(_ subject: RaisedAlert.Subject) {
    guard alert == nil else { return }
    alert = RaisedAlert(number: makeNumber(), subject: subject)
    signal(.place)
  }

  /// Called when a button of the alert has taken it away.
  func alertAnswered() {
    alert = nil
    signal(.place)
  }

  private func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - Informed by the screens

extension NavigationService: TabsInforming, BackInforming, AlertInforming {
  func tabTapped(_ tab: Int) {
    // An alert raised in this turn covers the tabs already, although no pass has shown it yet.
    guard alert == nil else { return }
    // A second tap on the notes tab goes back to the list.
    if tab == Self.notesTab && selectedTab == tab { closeNote() }
    choose(tab)
  }

  func backTapped() {
    closeNote()
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
    signal([.place, .openNote])
  }
}
