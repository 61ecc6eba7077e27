import Model

/// The editor: owns the unfinished text, and saves it.
final class EditorViewModel {
  @Emitter var close: Signal<Void>
  @Emitter var askToDiscard: Signal<Void>
  /// What the text view shows at first; from then on it tells what is typed.
  let initialText: String
  @Output private var text: Property<String>
  @Output private var progress: Property<EditorProgress>
  private var note: EditedNote
  private let store: ObservableNotesStore

  init(creatingIn store: ObservableNotesStore) {
    self.store = store
    note = .new
    initialText = ""
    _text = Output("")
    _progress = Output(EditorProgress(base: ""))
  }

  init(editing note: Note, in store: ObservableNotesStore) {
    self.store = store
    self.note = .existing(note)
    initialText = note.text
    _text = Output(note.text)
    _progress = Output(EditorProgress(base: note.text))
  }

  // MARK: - Outputs

  var counter: Property<String> { text.map { counted($0.count, "character") } }
  var isEditable: Property<Bool> { save.isExecuting.map { !$0 } }
  var isErrorShown: Property<Bool> { progress.map(\.hasFailed) }

  // MARK: - User actions

  private(set) lazy var save = Command(
    enabledIf: text.combined(with: progress) { text, progress in
      (progress.hasFailed || text != progress.base) && validate(noteText: text)
    }
  ) { [weak self] done in
    self?.save(done)
  }

  func textEdited(_ text: String) {
    _text.value = text
  }

  func cancelTapped() {
    if text.value == progress.value.base { _close.send(()) } else { _askToDiscard.send(()) }
  }

  func discardTapped() {
    _close.send(())
  }

  // MARK: - Saving

  private func save(_ done: @escaping () -> Void) {
    let note = written()
    _progress.value = EditorProgress(base: note.text)
    store.save(note) { [weak self] succeeded in
      if succeeded {
        self?._close.send(())
      } else {
        self?._progress.value.hasFailed = true
      }
      done()
    }
  }

  /// The note with the text as it is.
  private func written() -> Note {
    let text = text.value
    switch note {
    case .new:
      let made = store.makeNote(text: text)
      note = .created(made)
      return made
    case .created(var created):
      created.text = text
      return created
    case .existing(let existing):
      return store.changed(existing, text: text)
    }
  }
}
