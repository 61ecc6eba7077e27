import Model

/// The view model of the detail screen: the open note, and the pages on either side of it.
final class DetailViewModel {
  @Emitter var close: Signal<Void>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// The note has been deleted elsewhere.
  @Emitter var alertDeleted: Signal<Void>
  /// The page in view.
  private(set) var page: NotePageViewModel
  private let store: ObservableNotesStore
  private let overlay: Overlay
  private let neighbour: (_ note: Note, _ offset: Int) -> Note?
  private let select: (Note) -> Void
  private var isInWindow = false
  private let bag = DisposalBag()

  /// - Parameters:
  ///   - note: the note that is opened.
  ///   - store: sends the changes of the note.
  ///   - overlay: holds back the alert while it is not empty.
  ///   - neighbour: returns the note that many places to the right of another one.
  ///   - select: selects the note of a page that comes into view.
  init(
    _ note: Note, in store: ObservableNotesStore, overlay: Overlay,
    neighbour: @escaping (_ note: Note, _ offset: Int) -> Note?, select: @escaping (Note) -> Void
  ) {
    self.store = store
    self.overlay = overlay
    self.neighbour = neighbour
    self.select = select
    page = NotePageViewModel(note, in: store)
    store.events.observe(in: bag) { [weak self] _ in self?.alertIfDeleted() }
  }

  // MARK: - Pages

  /// Returns a new view model for the page that many places to the right of another one.
  func makePage(_ offset: Int, from page: NotePageViewModel) -> NotePageViewModel? {
    neighbour(page.note, offset).map { NotePageViewModel($0, in: store) }
  }

  // MARK: - User actions

  /// The detail has come into the window.
  func appeared() {
    isInWindow = true
    alertIfDeleted()
  }

  /// The detail has left the window.
  func disappeared() {
    isInWindow = false
  }

  func pageTurned(to page: NotePageViewModel) {
    self.page = page
    select(page.note)
    alertIfDeleted()
  }

  func editTapped() {
    overlay.setEditor(true)
    _openEditor.send(EditorViewModel(editing: page.note, in: store, overlay: overlay))
  }

  func deleteTapped() {
    // The screen closes first: the user deleted this note and needs no alert.
    leave()
    store.delete(page.note.id)
  }

  func okTapped() {
    leave()
    overlay.setAlert(false)
  }

  private func leave() {
    // A transition that is animated ends later.
    isInWindow = false
    _close.send(())
  }

  // MARK: - Following the store

  /// Reports that the note was deleted, if nothing covers the detail.
  func alertIfDeleted() {
    guard isInWindow, overlay.isEmpty.value, store.note(page.note.id) == nil else { return }
    overlay.setAlert(true)
    _alertDeleted.send(())
  }
}
