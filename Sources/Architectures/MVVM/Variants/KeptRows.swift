import Model

/// A view model lasts as long as its row is in view, and is then kept for another note.
final class KeptRows: RowStrategy {
  var endsWithDisplay: Bool { true }
  private var spares: [NoteRowViewModel] = []

  func makeRow(_ id: Note.ID, _ pictures: ObservablePicturesStore) -> NoteRowViewModel {
    spares.popLast() ?? NoteRowViewModel(id, pictures: pictures)
  }

  func ended(_ row: NoteRowViewModel) {
    spares.append(row)
  }
}
