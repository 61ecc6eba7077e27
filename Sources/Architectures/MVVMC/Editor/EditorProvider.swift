import Model

/// Keeps the unfinished text, compares it with the note, and saves it.
protocol EditorProvider: AnyObject {
  var state: Observable<EditorProviderState> { get }
  var currentState: EditorProviderState { get }
  func edit(_ text: String)
  /// Saves the text, if it can be saved now; calls `done` after a success.
  func save(_ done: @escaping () -> Void)
  func keepMine()
  func takeTheirs()
}

struct EditorProviderState {
  var draft: EditorDraft
  var isSaving = false

  var canSave: Bool {
    !isSaving && (draft.hasFailed || draft.isDirty) && validate(noteText: draft.text)
  }
}

final class EditorProviderImpl: EditorProvider {
  @RxPublished private(set) var currentState: EditorProviderState
  private(set) lazy var state = $currentState
  /// The note that is edited; a new note is made at the first save.
  private var note: Note?
  private let isNew: Bool
  private let service: NotesService
  private let disposeBag = DisposeBag()

  init(mode: EditorMode, notes: SharedStore<NotesState>, service: NotesService) {
    self.service = service
    switch mode {
    case .create: (note, isNew) = (nil, true)
    case .edit(let edited): (note, isNew) = (edited, false)
    }
    _currentState = RxPublished(
      wrappedValue: EditorProviderState(draft: EditorDraft(note?.text)))
    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)
  }

  // MARK: - The draft

  func edit(_ text: String) {
    _currentState.commit { $0.draft.edit(text) }
  }

  func keepMine() {
    _currentState.commit { $0.draft.keepMine() }
  }

  func takeTheirs() {
    _currentState.commit { $0.draft.takeTheirs() }
  }

  private func follow(_ notes: NotesState) {
    guard let note, notes.lastChange(of: note.id) != nil else { return }
    _currentState.commit { $0.draft.follow(notes.notes[note.id]?.text) }
  }

  // MARK: - Saving

  func save(_ done: @escaping () -> Void) {
    guard currentState.canSave else { return }
    let note = written()
    self.note = note
    _currentState.commit { state in
      state.draft.beginSave()
      state.isSaving = true
    }
    service.save(note) { [weak self] succeeded in
      guard let self else { return }
      _currentState.commit { state in
        state.isSaving = false
        if !succeeded { state.draft.failSave() }
      }
      if succeeded { done() }
    }
  }

  /// The note with the text as it is now.
  private func written() -> Note {
    let text = currentState.draft.text
    guard var note else { return service.makeNote(text: text) }
    if !isNew { return service.changed(note, text: text) }
    note.text = text
    return note
  }
}
