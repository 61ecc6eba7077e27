import Model

/// The view model of one row of the list.
///
/// It does not observe the store. `RowViewModels` passes it the changes of its note.
final class NoteRowViewModel {
  let id: Note.ID
  /// The name of the note's picture; empty if it has none.
  let picture: Property<String>
  @Output(false) var isSelected: Property<Bool>
  @Output private var note: Property<Note>
  @Output private var writeMark: Property<WriteMark?>

  /// Requests the picture, unless another row has done so.
  init(_ note: Note, mark: WriteMark?, pictures: ObservablePicturesStore) {
    id = note.id
    picture =
      note.picture.map { pictures.picture($0).map { ($0 ?? .placeholder).name } }
      ?? Output("").wrappedValue
    _note = Output(note)
    _writeMark = Output(mark)
  }

  // MARK: - Outputs

  private(set) lazy var title = note.map(\.text).map { Model.title(of: $0) }
  private(set) lazy var date = note.map(\.touchedAt).map { format($0) }
  private(set) lazy var mark = writeMark.map { $0?.rawValue ?? "" }

  // MARK: - Following the list

  func show(_ note: Note, mark: WriteMark?) {
    _note.value = note
    _writeMark.value = mark
  }

  func select(_ isSelected: Bool) {
    _isSelected.value = isSelected
  }
}
