import Model

/// The rows of the last pass, each with what it was presented from.
///
/// Both passes present them from top to bottom, so that a row is found again near the one before.
final class RememberedRows {
  private struct Row {
    let note: Note
    let picture: String
    let mark: WriteMark?
    let viewModel: NoteRowViewModel
  }

  private var old: [Row] = []
  private var new: [Row] = []
  /// The place in `old` after the row that was found last.
  private var next = 0
  /// How far from there a row is looked for; one that is farther is presented anew.
  private static let reach = 8

  func present(
    _ note: Note, picture: String, mark: WriteMark?, isSelected: Bool
  ) -> NoteRowViewModel {
    let row = row(of: note, picture, mark, isSelected)
    new.append(row)
    return row.viewModel
  }

  private func row(
    of note: Note, _ picture: String, _ mark: WriteMark?, _ isSelected: Bool
  ) -> Row {
    if let place = place(of: note.id) {
      next = place + 1
      let row = old[place]
      if row.note == note, row.picture == picture, row.mark == mark,
        row.viewModel.isSelected == isSelected
      {
        return row
      }
    }
    return Row(
      note: note, picture: picture, mark: mark,
      viewModel: NoteRowPresenter.present(
        note, picture: picture, mark: mark, isSelected: isSelected))
  }

  private func place(of id: Note.ID) -> Int? {
    (next..<min(next + Self.reach, old.count)).first { old[$0].note.id == id }
  }

  /// The next pass begins at the top.
  func endPass() {
    swap(&old, &new)
    new.removeAll(keepingCapacity: true)
    next = 0
  }

  func forgetAll() {
    old = []
  }
}
