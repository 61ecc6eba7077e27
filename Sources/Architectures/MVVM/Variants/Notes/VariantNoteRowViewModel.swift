import Model

/// The view model of one row of the list.
///
/// It does not observe the store. `VariantRowsInView` passes it the changes of its note.
final class VariantNoteRowViewModel {
  private(set) var id: Note.ID
  @VariantOutput("") var title: VariantProperty<String>
  @VariantOutput("") var date: VariantProperty<String>
  @VariantOutput("") var mark: VariantProperty<String>
  @VariantOutput(false) var isSelected: VariantProperty<Bool>
  private let pictures: VariantPicturesStore
  /// The note of which the outputs were made.
  private var note: Note?

  init(
    _ note: Note, mark: WriteMark?, isSelected: Bool, pictures: VariantPicturesStore
  ) {
    id = note.id
    self.pictures = pictures
    show(note, mark: mark)
    select(isSelected)
  }

  /// The name of the note's picture, or `nil` for a note that has none, now and later.
  var picture: VariantProperty<String>? {
    note?.picture.map { pictures.picture($0).map(\.name) }
  }

  func show(_ new: Note, mark: WriteMark?) {
    if new.text != note?.text { _title.value = Model.title(of: new.text) }
    if new.touchedAt != note?.touchedAt { _date.value = format(new.touchedAt) }
    _mark.value = mark?.rawValue ?? ""
    id = new.id
    note = new
  }

  func select(_ isSelected: Bool) {
    _isSelected.value = isSelected
  }
}
