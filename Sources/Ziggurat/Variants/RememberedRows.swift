import Model

/// The rows of the last pass, beside what they were presented from.
///
/// Of the rows only those are presented whose note, picture, mark or selection is another one; the
/// others stay where they are, or move up or down a little. Those that were far away are presented.
final class RememberedRows {
  private struct Source {
    let note: Note
    let picture: String
    let mark: WriteMark?
    let isSelected: Bool
  }

  /// What the rows as a whole depend on.
  private struct Version {
    let window: Int
    let selectedID: Note.ID?
  }

  private var version: Version?
  private var sources: [Source] = []
  private var rows: [NoteRowViewModel] = []
  /// How far off a row is looked for.
  private static let reach = 8

  /// - Parameters:
  ///   - list: which rows there are.
  ///   - notes: what they show.
  ///   - pictures: what else they show.
  ///   - havePicturesCome: whether these may be others than in the last pass.
  /// - Returns: what `NoteRowPresenter` would.
  func present(
    _ list: NoteList, of notes: any NotesReading, _ pictures: any PicturesReading,
    havePicturesCome: Bool
  ) -> [NoteRowViewModel] {
    let known = havePicturesCome ? nil : version
    version = list.window.map { Version(window: $0.revision, selectedID: list.selectedID) }
    guard let known, known.selectedID == list.selectedID, let window = list.window,
      let updates = window.updates(since: known.window)
    else {
      align(list, of: notes, pictures, presentingAll: true)
      return rows
    }
    if window.hasMoved(since: known.window) {
      align(list, of: notes, pictures, presentingAll: false)
    }
    for update in updates {
      guard let row = sources.firstIndex(where: { $0.note.id == update.id }),
        let note = notes.note(update.id)
      else { continue }
      self.update(row, from: source(of: note, list, notes, pictures))
    }
    return rows
  }

  /// Brings the rows to their places; presents those that were not there, or all.
  private func align(
    _ list: NoteList, of notes: any NotesReading, _ pictures: any PicturesReading,
    presentingAll: Bool
  ) {
    let ids = list.presentedIDs
    var row = 0
    for (place, id) in zip(ids.indices, ids) {
      makeRoom(for: id, at: row, before: ids[(place + 1)...].prefix(Self.reach))
      let isThere = row < sources.count && sources[row].note.id == id
      if presentingAll || !isThere, let note = notes.note(id) {
        update(row, from: source(of: note, list, notes, pictures))
      }
      row += 1
    }
    sources.removeSubrange(row...)
    rows.removeSubrange(row...)
  }

  private func source(
    of note: Note, _ list: NoteList, _ notes: any NotesReading, _ pictures: any PicturesReading
  ) -> Source {
    Source(
      note: note, picture: NoteRowPresenter.picture(of: note, pictures),
      mark: notes.mark(of: note.id), isSelected: note.id == list.selectedID)
  }

  /// Takes out rows above the one that is looked for, or opens a gap above one that is needed next.
  private func makeRoom(for id: Note.ID, at row: Int, before next: ArraySlice<Note.ID>) {
    guard row < sources.count, sources[row].note.id != id else { return }
    let found = (row..<min(row + Self.reach, sources.count)).first { sources[$0].note.id == id }
    if let found {
      sources.removeSubrange(row..<found)
      rows.removeSubrange(row..<found)
    } else if next.contains(sources[row].note.id) {
      sources.insert(sources[row], at: row)
      rows.insert(rows[row], at: row)
    }
  }

  private func update(_ row: Int, from source: Source) {
    if row == sources.count {
      sources.append(source)
      rows.append(present(source))
    } else if !isSame(sources[row], source) {
      sources[row] = source
      rows[row] = present(source)
    }
  }

  private func isSame(_ old: borrowing Source, _ new: borrowing Source) -> Bool {
    old.note == new.note && old.picture == new.picture && old.mark == new.mark
      && old.isSelected == new.isSelected
  }

  private func present(_ source: Source) -> NoteRowViewModel {
    NoteRowPresenter.present(
      source.note, picture: source.picture, mark: source.mark, isSelected: source.isSelected)
  }
}
