import Model

/// Presents rows of the list.
struct NoteRowPresenter {
  static func present(
    _ list: NoteList, of notes: any NotesReading, _ pictures: any PicturesReading
  ) -> [NoteRowViewModel] {
    presentAll(list, of: notes, pictures)
  }

  private static func presentAll(
    _ list: NoteList, of notes: some NotesReading, _ pictures: some PicturesReading
  ) -> [NoteRowViewModel] {
    let ids = list.presentedIDs
    var rows: [NoteRowViewModel] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      guard let note = notes.note(id) else { continue }
      rows.append(
        present(
          note, picture: picture(of: note, pictures), mark: notes.mark(of: id),
          isSelected: id == list.selectedID))
    }
    return rows
  }

  /// The name of a note's picture; empty for one without.
  static func picture(of note: Note, _ pictures: some PicturesReading) -> String {
    note.picture.map { pictures.picture($0).name } ?? ""
  }

  static func present(
    _ note: Note, picture: String, mark: WriteMark?, isSelected: Bool
  ) -> NoteRowViewModel {
    NoteRowViewModel(
      id: note.id, title: title(of: note.text), picture: picture, date: format(note.touchedAt),
      mark: mark?.rawValue ?? "", isSelected: isSelected)
  }
}
