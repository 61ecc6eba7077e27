import Model

/// The view model of one row of the list.
///
/// It does not observe the store. `RowViewModels` passes it the changes of its note.
final class NoteRowViewModel {
  @Output("") var title: Property<String>
  @Output("") var date: Property<String>
  @Output("") var mark: Property<String>
  @Output(false) var isSelected: Property<Bool>
  /// The name of the note's picture, if it has one.
  let picture: Property<String>?
  let id: Note.ID
  /// The note of which the outputs were made.
  private var note: Note?

  /// Requests the picture, unless another row has done so.
  init(_ note: Note, mark: WriteMark?, pictures: ObservablePicturesStore) {
    id = note.id
    picture = note.picture.map(pictures.pictureName)
    show(note, mark: mark)
  }

  func show(_ new: Note, mark: WriteMark?) {
    if new.text != note?.text { _title.value = Model.title(of: new.text) }
    if new.touchedAt != note?.touchedAt { _date.value = format(new.touchedAt) }
    _mark.value = mark?.rawValue ?? ""
    note = new
  }

  func select(_ isSelected: Bool) {
    _isSelected.value = isSelected
  }
}
