import Model

/// The view model of one row of the list.
///
/// It does not observe the store. `RowViewModels` passes it the changes of its note.
final class NoteRowViewModel {
  @Output("") var title: Property<String>
  @Output("") var date: Property<String>
  @Output("") var mark: Property<String>
  @Output(false) var isSelected: Property<Bool>
  private let pictures: ObservablePicturesStore
  /// The note of which the outputs were made.
  private var note: Note

  init(_ note: Note, pictures: ObservablePicturesStore) {
    self.note = note
    self.pictures = pictures
    _title.value = Model.title(of: note.text)
    _date.value = format(note.touchedAt)
  }

  var id: Note.ID { note.id }

  /// The name of the note's picture; empty for a note that has none, now and later.
  ///
  /// The first access for a picture requests it.
  var picture: Property<String> { pictures.pictureName(note.picture) }

  func show(_ new: Note, mark: WriteMark?) {
    let old = note
    note = new
    let isOther = new.id != old.id
    if isOther || new.text != old.text { _title.value = Model.title(of: new.text) }
    if isOther || new.touchedAt != old.touchedAt { _date.value = format(new.touchedAt) }
    _mark.value = mark?.rawValue ?? ""
  }

  func select(_ isSelected: Bool) {
    _isSelected.value = isSelected
  }
}
