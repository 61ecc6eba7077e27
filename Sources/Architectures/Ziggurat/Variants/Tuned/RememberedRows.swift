import Model

/// The rows of the last pass, with what each was presented from.
///
/// A row is presented again only if its note, picture, mark or selection has changed. The other rows
/// stay, or move up or down a little. A row that comes from far away is presented again.
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
  /// How far away a row is looked for: as far as any row of a window can be.
  private static let reach = 32

  /// Whether the presented rows are known to equal those of the last pass.
  func areUntouched(in list: TunedNoteList) -> Bool {
    guard let version, let window = list.window, list.selectedID == version.selectedID,
      !window.hasMoved(since: version.window),
      let updates = window.updates(since: version.window)
    else { return false }
    for update in updates where sources.contains(where: { $0.note.id == update.id }) {
      return false
    }
    self.version = Version(window: window.revision, selectedID: version.selectedID)
    return true
  }

  /// - Parameters:
  ///   - list: the rows to present.
  ///   - notes: the notes that the rows show.
  ///   - pictures: the pictures that the rows show.
  ///   - havePicturesCome: whether pictures may have arrived since the last pass.
  /// - Returns: the same rows as `TunedRowsPresenter`.
  func present(
    _ list: TunedNoteList, of notes: some NotesReading, _ pictures: some PicturesReading,
    havePicturesCome: Bool
  ) -> [NoteRowViewModel] {
    let known = havePicturesCome ? nil : version
    version = list.window.map { Version(window: $0.revision, selectedID: list.selectedID) }
    guard let known, let window = list.window, let updates = window.updates(since: known.window)
    else {
      align(list, of: notes, pictures, presentingAll: true)
      return rows
    }
    if window.hasMoved(since: known.window) {
      align(list, of: notes, pictures, presentingAll: false)
    }
    if known.selectedID != list.selectedID {
      update(known.selectedID, list, of: notes, pictures)
      update(list.selectedID, list, of: notes, pictures)
    }
    for update in updates { self.update(update.id, list, of: notes, pictures) }
    return rows
  }

  /// Presents the row of a note again, if it has one.
  private func update(
    _ id: Note.ID?, _ list: TunedNoteList, of notes: some NotesReading,
    _ pictures: some PicturesReading
  ) {
    guard let id, let row = sources.firstIndex(where: { $0.note.id == id }),
      let note = notes.note(id)
    else { return }
    update(row, from: source(of: note, list, notes, pictures))
  }

  /// Brings the rows to their places, and presents new rows, or all of them.
  private func align(
    _ list: TunedNoteList, of notes: some NotesReading, _ pictures: some PicturesReading,
    presentingAll: Bool
  ) {
    let ids = list.presentedIDs
    for (row, place) in ids.indices.enumerated() {
      let isThere =
        row < sources.count && sources[row].note.id == ids[place]
        || bring(ids[place], to: row, before: ids[(place + 1)...])
      if presentingAll || !isThere, let note = notes.note(ids[place]) {
        update(row, from: source(of: note, list, notes, pictures))
      }
    }
    guard ids.count < sources.count else { return }
    sources.removeSubrange(ids.count...)
    rows.removeSubrange(ids.count...)
  }

  /// Brings a row up from below, or opens a gap above a row that is needed next.
  ///
  /// Returns whether the row is in its place now.
  private func bring(_ id: Note.ID, to row: Int, before next: ArraySlice<Note.ID>) -> Bool {
    while row < sources.count, sources[row].note.id != id {
      let below = row + 1..<min(row + Self.reach, sources.count)
      let found = below.first { sources[$0].note.id == id }
      let isNeeded = next.prefix(Self.reach).contains(sources[row].note.id)
      guard let found else {
        if isNeeded { insert(sources[row], rows[row], at: row) }
        return false
      }
      if isNeeded {
        insert(sources.remove(at: found), rows.remove(at: found), at: row)
      } else {
        sources.remove(at: row)
        rows.remove(at: row)
      }
    }
    return row < sources.count
  }

  private func insert(_ source: Source, _ viewModel: NoteRowViewModel, at row: Int) {
    sources.insert(source, at: row)
    rows.insert(viewModel, at: row)
  }

  private func source(
    of note: Note, _ list: TunedNoteList, _ notes: some NotesReading,
    _ pictures: some PicturesReading
  ) -> Source {
    Source(
      note: note, picture: NoteRowPresenter.picture(of: note, pictures),
      mark: notes.mark(of: note.id), isSelected: note.id == list.selectedID)
  }

  private func update(_ row: Int, from source: Source) {
    if row == sources.count {
      insert(source, present(source), at: row)
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
