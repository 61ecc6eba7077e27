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
    notes.state.map { [weak self] in self?.theirs(in: $0) }.distinctUntilChanged()
      .subscribe(onNext: { [weak self] theirs in
        self?._currentState.commit { $0.draft.follow(theirs) }
      }).disposed(by: disposeBag)
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

  /// Returns the note's text in the list, while the list has the note.
  private func theirs(in notes: NotesState) -> String? {
    note.flatMap { notes.notes[$0.id]?.text }
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
