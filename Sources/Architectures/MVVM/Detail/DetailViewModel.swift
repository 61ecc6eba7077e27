import Model

/// The view model of the detail screen: the open note, and the pages on either side of it.
final class DetailViewModel {
  @Emitter var close: Signal<Void>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// The note has been deleted elsewhere.
  @Emitter var alertDeleted: Signal<Void>
  /// The page in view.
  private(set) var page: NotePageViewModel
  private let list: NotesViewModel
  private let store: ObservableNotesStore
  private let overlay: OverlayViewModel
  private var isInWindow = false
  private let bag = DisposalBag()

  /// - Parameters:
  ///   - note: the note that is opened.
  ///   - list: has a row for each page.
  ///   - store: sends the changes of the note.
  ///   - overlay: holds back the alert while it is not empty.
  init(
    _ note: Note, in list: NotesViewModel, store: ObservableNotesStore, overlay: OverlayViewModel
  ) {
    self.list = list
    self.store = store
    self.overlay = overlay
    page = NotePageViewModel(note, in: store)
    store.events.observe(in: bag) { [weak self] _ in self?.alertIfDeleted() }
    overlay.cleared.observe(in: bag) { [weak self] in self?.alertIfDeleted() }
  }

  // MARK: - Pages

  /// Returns a new view model for the page that many places to the right of the one in view.
  func makePage(_ offset: Int) -> NotePageViewModel? {
    list.neighbour(of: page.note, by: offset).map { NotePageViewModel($0, in: store) }
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
    list.pageTurned(to: page.note)
  }

  func editTapped() {
    _openEditor.send(EditorViewModel(editing: page.note, in: store, overlay: overlay))
  }

  func deleteTapped() {
    // The screen closes first: the user deleted this note and needs no alert.
    _close.send(())
    store.delete(page.note.id)
  }

  func okTapped() {
    _close.send(())
    overlay.alertClosed()
  }

  // MARK: - Following the store

  private func alertIfDeleted() {
    guard isInWindow, overlay.isEmpty, store.note(page.note.id) == nil else { return }
    overlay.alertOpened()
    _alertDeleted.send(())
  }
}
