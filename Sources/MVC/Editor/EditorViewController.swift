import Model
import Screens
import Toolkit

/// A sheet in which a note is written: owns the unfinished text until it is handed to a save.
final class EditorViewController: ViewController {
  private enum Subject {
    /// A note that gets its id and date with the first save.
    case new
    /// The note that this editor created: however often it is saved, it was never changed.
    case created(Note)
    case existing(Note)
  }

  private enum State {
    case editing
    case saving(NoteCollection.WriteNumber)
    case failed
  }

  private let store: NotesStore
  private lazy var screen = EditorScreen(on: loop)
  private var subject: Subject
  private var state = State.editing
  /// The text that the editor opened with or last handed to a save.
  private var base: String
  private var storeObserver: ObserverToken?

  init(creatingIn store: NotesStore, on loop: MainLoop) {
    self.store = store
    subject = .new
    base = ""
    super.init(on: loop)
  }

  init(editing note: Note, in store: NotesStore, on loop: MainLoop) {
    self.store = store
    subject = .existing(note)
    base = note.text
    super.init(on: loop)
  }

  // MARK: - Life cycle

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.saveButton.onTap = { [weak self] in self?.saveTapped() }
    screen.textView.onEdit = { [weak self] _ in self?.textEdited() }
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    if !base.isEmpty { screen.textView.text = base }
    showCounter()
  }

  // MARK: - User actions

  private func textEdited() {
    showCounter()
    showSaveButton()
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
    guard screen.textView.text != base else { return dismiss() }
    let discard = AlertController.Action("alert.discard", "Discard") { [weak self] in
      self?.dismiss()
    }
    let keep = AlertController.Action("alert.keep", "Keep editing")
    present(AlertController("Discard your changes?", [discard, keep], on: loop))
  }

  // MARK: - Showing changes

  /// Hears of its own save; those of an earlier editor of this note have other numbers.
  private func show(_ notice: NotesNotice) {
    guard case .saveEnded(let ended, let succeeded) = notice,
      case .saving(let number) = state, number == ended
    else { return }
    if succeeded { dismiss() } else { showFailure() }
  }

  private func showFailure() {
    state = .failed
    screen.errorLabel.setHidden(false)
    screen.textView.setEnabled(true)
    showSaveButton()
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
