import Model

/// One note, to read.
///
/// It follows its note, and keeps the last content of one that goes.
final class DetailViewModel {
  /// The note has been deleted here.
  @Emitter var close: Signal<Void>
  @Emitter var openEditor: Signal<EditorViewModel>
  /// A note's date of creation never changes.
  let created: String
  @Output private var note: Property<Note>
  private let store: ObservableNotesStore
  private let bag = DisposalBag()

  init(_ note: Note, _ store: ObservableNotesStore) {
    self.store = store
    _note = Output(note)
    created = "Created \(format(note.createdAt))"
    store.events.observe(in: bag) { [weak self] _ in self?.follow() }
  }

  // MARK: - Outputs

  var text: Property<String> { note.map(\.text) }
  var words: Property<String> { text.map { counted(wordCount(of: $0), "word") } }
  var changed: Property<String> {
    note.map(\.changedAt).map { $0.map { "Changed \(format($0))" } ?? "Never changed" }
  }

  // MARK: - User actions

  func editTapped() {
    _openEditor.send(EditorViewModel(editing: note.value, in: store))
  }

  func deleteTapped() {
    store.delete(note.value.id)
    _close.send(())
  }

  // MARK: - Following the store

  private func follow() {
    if let note = store.note(note.value.id) { _note.value = note }
  }
}
