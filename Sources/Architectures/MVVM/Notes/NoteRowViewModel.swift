import Model

/// The view model of one row of the list, which exists while the row is in view.
///
/// It does not observe the store. `RowsInView` passes it the changes of its note.
final class NoteRowViewModel {
  let id: Note.ID
  @Output("") var title: Property<String>
  @Output("") var date: Property<String>
  @Output("") var mark: Property<String>
  @Output(false) var isSelected: Property<Bool>
  private let pictures: ObservablePicturesStore
  /// The note of which the outputs were made.
  private var note: Note?

  init(
    _ note: Note, mark: WriteMark?, isSelected: Bool, pictures: ObservablePicturesStore
  ) {
    id = note.id
    self.pictures = pictures
    show(note, mark: mark)
    select(isSelected)
  }

  /// The name of the note's picture, or `nil` for a note that has none, now and later.
  var picture: Property<String>? {
    note?.picture.map { pictures.picture($0).map(\.name) }
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
