import Model

/// The view model of one row of the list.
///
/// It does not observe the store. `RowViewModels` passes it the changes of its note.
final class NoteRowViewModel {
  @Output("") var title: Property<String>
  @Output("") var date: Property<String>
  @Output("") var mark: Property<String>
  @Output(false) var isSelected: Property<Bool>
  private(set) var id: Note.ID
  private let pictures: ObservablePicturesStore
  /// The note of which the outputs were made.
  private var note: Note?

  init(_ id: Note.ID, pictures: ObservablePicturesStore) {
    self.id = id
    self.pictures = pictures
  }

  /// The name of the note's picture; empty for a note that has none, now and later.
  ///
  /// The first access for a picture requests it.
  var picture: Property<String> { pictures.pictureName(note?.picture) }

  func show(_ new: Note, mark: WriteMark?) {
    let old = note
    note = new
    id = new.id
    let isOther = new.id != old?.id
    if isOther || new.text != old?.text { _title.value = Model.title(of: new.text) }
    if isOther || new.touchedAt != old?.touchedAt { _date.value = format(new.touchedAt) }
    _mark.value = mark?.rawValue ?? ""
  }

  func select(_ isSelected: Bool) {
    _isSelected.value = isSelected
  }
}
