import Model

/// Where the user is: the chosen tab, the open note, the editor's sheet, the alert over everything.
final class NavigationService: NavigationReading {
  private struct Place {
    var selectedTab = Tab.notes
    var openNote: OpenNote?
    var isEditorOpen = false
  }

  private(set) var alert: RaisedAlert?
  private var place = Place()
  private var lastNumber = 0
  private let user: UserService
  private let followLink: () -> Void
  private let signal: () -> Void

  /// - Parameters:
  ///   - user: the Service to inform when the profile is shown.
  ///   - followLink: what to call when neither editor nor alert covers the tabs any more.
  ///   - signal: what to call after each change that can be read.
  init(
    user: UserService, followLink: @escaping () -> Void, signal: @escaping () -> Void
  ) {
    self.user = user
    self.followLink = followLink
    self.signal = signal
  }

  // MARK: - Reading

  var selectedTab: Tab { place.selectedTab }
  var openNote: OpenNote? { place.openNote }

  /// Whether the editor or an alert is over the tabs.
  var isCovered: Bool { place.isEditorOpen || alert != nil }

  // MARK: - Informed by other Services

  func choose(_ tab: Tab) {
    place.selectedTab = tab
    if tab == .profile { user.profileShown() }
    raiseIfNoteIsDeleted()
    signal()
  }

  func open(_ note: Note) {
    place.openNote = OpenNote(number: makeNumber(), note: note)
    signal()
  }

  /// Replaces the open note by another.
  func turn(to note: Note) {
    place.openNote?.note = note
    place.openNote?.isDeleted = false
    signal()
  }

  func closeNote() {
    guard openNote != nil else { return }
    place.openNote = nil
    signal()
  }

  func editorOpened() {
    place.isEditorOpen = true
  }

  func editorClosed() {
    place.isEditorOpen = false
    uncovered()
  }

  /// Follows the open note; one that was deleted keeps its last content.
  func notesChanged(_ changes: [NoteCollection.Change]) {
    guard let id = openNote?.note.id, let change = changes.last(where: { $0.id == id }),
      let note = change.new ?? change.old
    else { return }
    place.openNote?.note = note
    place.openNote?.isDeleted = change.new == nil
    raiseIfNoteIsDeleted()
    signal()
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
    uncovered()
    signal()
  }

  /// Does what waits for the editor and the alert to go.
  private func uncovered() {
    raiseIfNoteIsDeleted()
    if !isCovered { followLink() }
  }

  private func raiseIfNoteIsDeleted() {
    guard !isCovered, selectedTab == .notes, let openNote, openNote.isDeleted else { return }
    raise(.deletedNote)
  }

  private func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - Informed by the screens

extension NavigationService: TabsInforming, BackInforming, AlertInforming {
  func tabTapped(_ tab: Int) {
    // What came up in this turn covers the tabs already, although no pass has shown it yet.
    guard !isCovered, let tab = Tab(rawValue: tab) else { return }
    // A second tap on the notes tab goes back to the list.
    if tab == .notes && selectedTab == tab { place.openNote = nil }
    choose(tab)
  }

  func backTapped() {
    if !isCovered { closeNote() }
  }

  func okTapped() {
    if case .deletedNote? = alert?.subject { place.openNote = nil }
    alertAnswered()
  }
}

extension NavigationService: SessionFollower {
  func sessionEnded() {
    place = Place()
    signal()
  }
}
