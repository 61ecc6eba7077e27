import Model

/// The open note: what can be done with it, and the pages on either side of it.
final class DetailViewModel {
  @Emitter var close: Signal<Void>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// The note has been deleted elsewhere.
  @Emitter var alertDeleted: Signal<Void>
  /// The page that is shown.
  private(set) var page: NotePageViewModel
  private let list: NotesViewModel
  private let store: ObservableNotesStore
  private let overlay: OverlayViewModel
  private var isInWindow = false
  private let bag = DisposalBag()

  /// - Parameters:
  ///   - note: the note that is opened.
  ///   - list: the rows that are the pages.
  ///   - store: tells what becomes of the note.
  ///   - overlay: tells whether an alert has to wait.
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

  /// The page so many pages to the right of the one that is shown; made for whoever asks.
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
    // Out of the window first: this is no news there.
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
