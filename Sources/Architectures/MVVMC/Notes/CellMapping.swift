import Model

/// What a cell shows.
struct NoteCellInputData: Equatable {
  var title = ""
  var date = ""
  var mark = ""
  var isSelected = false
  /// The name of the picture; empty for none.
  var picture = ""
}

/// Which rows' states are mapped to what a cell shows, and when: a choice of the composition.
protocol CellMapping: AnyObject {
  /// Called with each state before it is rendered.
  func update(_ state: NotesProviderState)
  /// Returns what the cell of a row shows that comes into view.
  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData
  /// Returns what those of the cells in view show that have to be rendered again.
  func changedCells(
    among ids: ArraySlice<Note.ID>, in state: @autoclosure () -> NotesProviderState
  ) -> [ChangedCell]
  /// The row has left the view.
  func endDisplay(of id: Note.ID)
}

/// A cell that has to be rendered again.
typealias ChangedCell = (id: Note.ID, data: NoteCellInputData)

/// Maps the rows in view, and each again only when what it depends on differs.
final class CellsInView: CellMapping {
  private var cells: [Note.ID: MappedCell] = [:]

  func update(_ state: NotesProviderState) {}

  func cell(of id: Note.ID, in state: NotesProviderState) -> NoteCellInputData {
    guard let cell = MappedCell(of: id, in: state) else { return NoteCellInputData() }
    cells[id] = cell
    return cell.data
  }

  func changedCells(
    among ids: ArraySlice<Note.ID>, in state: @autoclosure () -> NotesProviderState
  ) -> [ChangedCell] {
    let state = state()
    var changed: [ChangedCell] = []
    for id in ids {
      guard let known = cells[id], !known.isUpToDate(in: state) else { continue }
      changed.append((id, cell(of: id, in: state)))
    }
    return changed
  }

  func endDisplay(of id: Note.ID) {
    cells[id] = nil
  }
}

/// What a cell shows, and what of the provider's state that depends on.
final class MappedCell {
  let data: NoteCellInputData
  private let note: Note
  private let mark: WriteMark?
  /// The name of the note's picture, if it has arrived.
  private let picture: String?

  init?(of id: Note.ID, in state: NotesProviderState) {
    guard let note = state.notes[id] else { return nil }
    self.note = note
    mark = state.notes.mark(of: id)
    picture = state.picture(of: note)
    data = state.mapToCell(note)
  }

  /// Whether a state would be mapped to the same.
  func isUpToDate(in state: NotesProviderState) -> Bool {
    guard let now = state.notes[note.id] else { return false }
    return now == note && state.notes.mark(of: note.id) == mark
      && data.isSelected == (note.id == state.rows.selectedID)
      && (note.picture == nil || state.picture(of: note) == picture)
  }
}

extension NotesProviderState {
  /// Returns what the cell of a note shows.
  func mapToCell(_ note: Note) -> NoteCellInputData {
    NoteCellInputData(
      title: title(of: note.text), date: format(note.touchedAt),
      mark: notes.mark(of: note.id)?.rawValue ?? "", isSelected: note.id == rows.selectedID,
      picture: note.picture == nil ? "" : picture(of: note) ?? Picture.placeholder.name)
  }

  /// Returns the name of a note's picture, if it has arrived.
  func picture(of note: Note) -> String? {
    note.picture.flatMap { pictures[$0] }
  }
}
