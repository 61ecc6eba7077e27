import Model

/// Presents one row of the list.
struct NoteRowPresenter {
  static func present(
    _ note: Note, picture: String, mark: WriteMark?, isSelected: Bool
  ) -> NoteRowViewModel {
    NoteRowViewModel(
      id: note.id, title: title(of: note.text), picture: picture, date: format(note.touchedAt),
      mark: mark?.rawValue ?? "", isSelected: isSelected)
  }
}
