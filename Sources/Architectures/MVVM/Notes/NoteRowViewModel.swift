import Model

/// The view model of one row of the list.
///
/// It does not observe the store. `RowViewModels` passes it the changes of its note.
final class NoteRowViewModel {
  @Output("") var title: Property<String>
  @Output("") var date: Property<String>
  @Output("") var mark: Property<String>
  @Output(false) var isSelected: Property<Bool>
  let id: Note.ID
  private let pictures: ObservablePicturesStore
  /// The parts of the note of which the outputs were made.
  private var text: String?
  private var touchedAt: Timestamp?
  private var image: ImageReference?

  init(_ id: Note.ID, pictures: ObservablePicturesStore) {
    self.id = id
    self.pictures = pictures
  }

  /// The name of the note's picture; empty for a note that has none, now and later.
  ///
  /// The first access for a picture requests it.
  var picture: Property<String> { pictures.pictureName(image) }

  func show(_ new: Note, mark: WriteMark?) {
    image = new.picture
    let oldText = text
    if new.text != oldText {
      text = new.text
      _title.value = Model.title(of: new.text)
    }
    if new.touchedAt != touchedAt {
      touchedAt = new.touchedAt
      _date.value = format(new.touchedAt)
    }
    _mark.value = mark?.rawValue ?? ""
  }

  func select(_ isSelected: Bool) {
    _isSelected.value = isSelected
  }
}
