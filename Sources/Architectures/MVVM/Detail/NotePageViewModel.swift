import Model

/// The view model of one page of the detail screen.
///
/// It follows the changes of its note, and keeps the last content of a note that was deleted.
final class NotePageViewModel {
  /// The date of creation, which never changes.
  let created: String
  @Output private var content: Property<Note>
  private let bag = DisposalBag()

  init(_ note: Note, in store: ObservableNotesStore) {
    _content = Output(note)
    created = "Created \(format(note.createdAt))"
    store.events.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  /// The note as it was last known.
  var note: Note { content.value }

  // MARK: - Outputs

  private(set) lazy var text = content.map(\.text)
  private(set) lazy var words = text.map { counted(wordCount(of: $0), "word") }
  private(set) lazy var changed = content.map(\.changedAt).map {
    $0.map { "Changed \(format($0))" } ?? "Never changed"
  }

  // MARK: - Following the store

  private func follow(_ event: NotesEvent) {
    guard case .changed(let changes) = event,
      let change = changes.last(where: { $0.id == note.id }),
      let last = change.new ?? change.old
    else { return }
    _content.value = last
  }
}
