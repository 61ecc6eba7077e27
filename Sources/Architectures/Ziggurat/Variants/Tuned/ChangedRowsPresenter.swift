import Model

/// Presents only rows that have changed or come into view, and keeps the others of the last pass.
struct ChangedRowsPresenter: RowsPresenting {
  /// The number of changes after which a full list of ids is taken again.
  private static let depth = 256

  func present(_ context: some RowsPresenterContext, last: RowsViewModel?) -> RowsViewModel {
    // Pictures come without a change of a row.
    guard let last, context.changes.areUnchanged(.pictures),
      let changes = context.noteList.rowHistory.changes(since: last.ids.revision)
    else { return EachRowPresenter().present(context, last: last) }
    let range = context.noteList.rowsInView
    let ids = Self.ids(last.ids, changes, context.noteList)
    let presented = Self.rows(range, ids, last, changes, context)
    return RowsViewModel(ids: ids, first: range.lowerBound, presented: presented)
  }

  private static func ids(
    _ last: RowIDs, _ changes: ArraySlice<RowChange>, _ notes: some NoteListReading
  ) -> RowIDs {
    var ids = last
    for change in changes {
      if ids.depth == depth { return RowIDs(notes.rowIDs, revision: notes.rowHistory.revision) }
      ids = RowIDs(operation(change), on: ids, revision: ids.revision + 1)
    }
    return ids
  }

  private static func operation(_ change: RowChange) -> RowOperation {
    switch change.change {
    case .inserted(let row): .insert(change.id, row: row)
    case .removed(let row): .delete(row: row)
    case .updated(let row): .update(row: row)
    case .moved(let from, let to): .move(row: from, to: to)
    }
  }

  /// Keeps rows of the last pass; a row that has changed or was not there is presented.
  private static func rows(
    _ range: Range<Int>, _ ids: RowIDs, _ last: RowsViewModel, _ changes: ArraySlice<RowChange>,
    _ context: some RowsPresenterContext
  ) -> [Branch<NoteRowViewModel>] {
    let notes = context.noteList
    let ids = notes.rowIDs[range]
    let old = last.presented
    var place = range.lowerBound - last.first
    if !changes.contains(where: { $0.touches(range, last.range) }), range == last.range { return old }
    var rows: [Branch<NoteRowViewModel>] = []
    rows.reserveCapacity(range.count)
    for id in ids {
      if !(old.indices.contains(place) && old[place].content.id == id),
        let found = old.firstIndex(where: { $0.content.id == id })
      {
        place = found
      }
      if old.indices.contains(place), old[place].content.id == id {
        let isChanged = changes.contains { $0.id == id }
        if !isChanged {
          rows.append(old[place])
          place += 1
          continue
        }
        place += 1
      }
      if let note = notes.note(id) {
        rows.append(NoteRowPresenter.present(note, notes, context.pictures))
      }
    }
    return rows
  }
}

extension RowChange {
  /// Whether the change can be seen in the rows of a range.
  fileprivate func touches(_ range: Range<Int>, _ old: Range<Int>) -> Bool {
    switch change {
    case .inserted(let row), .removed(let row): row < range.upperBound
    case .updated(let row): range.contains(row)
    case .moved(let from, let to): min(from, to) < range.upperBound && max(from, to) >= range.lowerBound
    }
  }
}
