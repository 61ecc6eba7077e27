import Model
import Screens
import Toolkit

/// A sheet in which a note is written: owns the unfinished text until it is handed to a save.
final class EditorViewController: ViewController {
  private enum State {
    case editing
    case saving(NoteCollection.WriteNumber)
    case failed
  }

  private let store: NotesStore
  private let onClose: () -> Void
  private lazy var screen = EditorScreen(on: loop)
  private var subject: EditorSubject
  private var state = State.editing
  /// The text that the editor opened with, last handed to a save, or was told since to go by.
  private var base: String
  private var storeObserver: ObserverToken?

  // MARK: - Life cycle

  /// `onClose` is called when the editor has gone.
  init(creatingIn store: NotesStore, onClose: @escaping () -> Void, on loop: MainLoop) {
    self.store = store
    self.onClose = onClose
    subject = .new
    base = ""
    super.init(on: loop)
  }

  /// `onClose` is called when the editor has gone.
  init(
    editing note: Note, in store: NotesStore, onClose: @escaping () -> Void, on loop: MainLoop
  ) {
    self.store = store
    self.onClose = onClose
    subject = .existing(note)
    base = note.text
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.keepMineButton.onTap = { [weak self] in self?.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [weak self] in self?.takeTheirsTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    screen.textView.setText(base)
    showText()
  }

  private func close() {
    dismiss()
    onClose()
  }

  // MARK: - User actions

  private func textEdited() {
    showText()
  }

  private func saveTapped() {
    let text = screen.textView.text
    guard let number = save(text) else { return }
    base = text
    state = .saving(number)
    screen.errorLabel.setHidden(true)
    screen.textView.setEnabled(false)
    showSaveButton()
  }

  private func save(_ text: String) -> NoteCollection.WriteNumber? {
    switch subject {
    case .new:
      let note = store.makeNote(text: text)
      subject = .created(note)
      return store.save(note)
    case .created(var note):
      note.text = text
      return store.save(note)
    case .existing(let note):
      return store.update(note, text: text)
    }
  }

  private func cancelTapped() {
    guard screen.textView.text != base else { return close() }
    present(AlertController.discardingChanges(on: loop, discard: { [weak self] in self?.close() }))
  }

  private func keepMineTapped() {
    guard let theirs else { return }
    base = theirs
    showText()
  }

  private func takeTheirsTapped() {
    guard let theirs else { return }
    takeOver(theirs)
    showText()
  }

  // MARK: - Showing changes

  /// Hears of what becomes of its note, and of its own save; those of an earlier editor of this
  /// note have other numbers.
  private func show(_ notice: NotesNotice) {
    switch notice {
    case .loadBegan, .loadFailed:
      break
    case .loaded(let change, _), .changed(let change):
      let changes = change.notes.filter { $0.id == subject.note?.id }
      guard let last = changes.last else { return }
      subject.follow(last)
      if last.new?.text != changes[0].old?.text { textChangedElsewhere() }
    case .saveEnded(let ended, let succeeded):
      guard case .saving(let number) = state, number == ended else { return }
      if succeeded { close() } else { showFailure() }
    }
  }

  private func showFailure() {
    state = .failed
    screen.errorLabel.setHidden(false)
    screen.textView.setEnabled(true)
    showSaveButton()
  }

  /// What the list says that the note is; `nil` if it does not know the note.
  private var theirs: String? {
    subject.note.flatMap { store.note($0.id) }?.text
  }

  /// The list has another text: taken over where nothing of the user's is lost by that.
  private func textChangedElsewhere() {
    if let theirs, screen.textView.text == base { takeOver(theirs) }
    showText()
  }

  /// After another text, another base or another text of the list's.
  private func showText() {
    showConflict()
    showCounter()
    showSaveButton()
  }

  private func takeOver(_ theirs: String) {
    base = theirs
    screen.textView.setText(theirs)
  }

  private func showConflict() {
    let isConflict = theirs.map { $0 != base && $0 != screen.textView.text } ?? false
    for view in [screen.conflictLabel, screen.keepMineButton, screen.takeTheirsButton] {
      view.setHidden(!isConflict)
    }
  }

  private func showCounter() {
    screen.counterLabel.setText(counted(screen.textView.text.count, "character"))
  }

  private func showSaveButton() {
    let text = screen.textView.text
    let isDue: Bool
    switch state {
    case .editing: isDue = text != base
    case .saving: isDue = false
    case .failed: isDue = true
    }
    screen.saveButton.setEnabled(isDue && validate(noteText: text))
  }
}
