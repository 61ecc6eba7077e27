import Model

/// One row of the list, made when its cell comes into view.
///
/// The list's view model keeps it up to date until the cell has left the view.
final class NoteRowViewModel {
  private(set) var id: Note.ID
  @Output("") var title: Property<String>
  @Output("") var date: Property<String>
  @Output("") var mark: Property<String>
  @Output(false) var isSelected: Property<Bool>
  private let pictures: ObservablePicturesStore
  /// What title and date were made from.
  private var note: Note?

  init(
    _ note: Note, mark: WriteMark?, isSelected: Bool, pictures: ObservablePicturesStore
  ) {
    id = note.id
    self.pictures = pictures
    show(note, mark: mark)
    select(isSelected)
  }

  /// The name of the note's picture; a note without one never gets one.
  var picture: Property<String>? {
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
