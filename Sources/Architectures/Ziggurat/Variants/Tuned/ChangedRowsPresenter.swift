import Model

/// Presents only rows that have changed or come into view, and keeps the others of the last pass.
struct ChangedRowsPresenter: RowsPresenting {
  func present(
    _ context: some RowsPresenterContext, last: Branch<RowsViewModel>?
  ) -> RowsViewModel {
    guard let last, let changes = context.rowHistory.changes(since: last.content.ids.revision)
    else { return EachRowPresenter().present(context, last: last) }
    let notes = context.noteList
    // Pictures come without a change of a row.
    let isAnew = !context.changes.areUnchanged(.pictures)
    if !isAnew, changes.count == 1, let change = changes.first,
      let step = Self.step(change, notes.rowsInView, last, notes, context)
    {
      return step
    }
    let range = notes.rowsInView
    return RowsViewModel(
      ids: Self.ids(last.content.ids, changes, context), first: range.lowerBound,
      presented: isAnew
        ? NoteRowPresenter.present(notes.rowIDs[range], of: notes, context.pictures)
        : Self.aligned(range, last.content, changes, context),
      step: isAnew || changes.count != 1
        ? nil
        : changes.first.map {
          RowStep(revision: last.content.ids.revision, operation: Self.operation($0))
        })
  }

  /// Presents one change; `nil` if it is not known which rows it has left where they were.
  private static func step(
    _ change: RowChange, _ range: Range<Int>, _ last: Branch<RowsViewModel>,
    _ notes: any NoteListReading, _ context: some RowsPresenterContext
  ) -> RowsViewModel? {
    guard range.lowerBound == last.content.first, !last.content.ids.isDeep else { return nil }
    if case .moved = change.change { return nil }
    let operation = operation(change)
    let revision = last.content.ids.revision
    return RowsViewModel(
      ids: RowIDs(operation, on: last.content.ids, revision: revision + 1), first: range.lowerBound,
      presented: rows(range, last, change, notes, context),
      step: RowStep(revision: revision, operation: operation))
  }

  private static func ids(
    _ last: RowIDs, _ changes: ArraySlice<RowChange>, _ context: some RowsPresenterContext
  ) -> RowIDs {
    var ids = last
    for change in changes {
      if ids.isDeep {
        return RowIDs(context.noteList.rowIDs, revision: context.rowHistory.revision)
      }
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
    _ range: Range<Int>, _ last: Branch<RowsViewModel>, _ change: RowChange,
    _ notes: any NoteListReading, _ context: some RowsPresenterContext
  ) -> [Branch<NoteRowViewModel>] {
    var rows = last.content.presented
    guard change.touches(range, last.content.range) else { return rows }
    switch change.change {
    case .updated(let row):
      rows[row - range.lowerBound] = present(change.id, notes, context)
    case .inserted(let row):
      let place = max(row - range.lowerBound, 0)
      if rows.count == range.count { rows.removeLast() }
      let id = place == row - range.lowerBound ? change.id : notes.rowIDs[range.lowerBound]
      rows.insert(present(id, notes, context), at: place)
    case .removed(let row):
      rows.remove(at: max(row - range.lowerBound, 0))
      if rows.count < range.count {
        rows.append(present(notes.rowIDs[range.upperBound - 1], notes, context))
      }
    case .moved: break
    }
    return rows
  }

  private static func present(
    _ id: Note.ID, _ notes: any NoteListReading, _ context: some RowsPresenterContext
  ) -> Branch<NoteRowViewModel> {
    guard let note = notes.note(id) else { preconditionFailure("row without a note") }
    return NoteRowPresenter.present(note, notes, context.pictures)
  }

  /// Finds each row among those of the last pass: it has mostly the place after the row above it.
  private static func aligned(
    _ range: Range<Int>, _ last: RowsViewModel, _ changes: ArraySlice<RowChange>,
    _ context: some RowsPresenterContext
  ) -> [Branch<NoteRowViewModel>] {
    let old = last.presented
    var place = range.lowerBound - last.first
    var rows: [Branch<NoteRowViewModel>] = []
    rows.reserveCapacity(range.count)
    for id in context.noteList.rowIDs[range] {
      if !(old.indices.contains(place) && old[place].content.id == id) {
        place = old.firstIndex { $0.content.id == id } ?? place
      }
      let isThere = old.indices.contains(place) && old[place].content.id == id
      let isKept = isThere && !changes.contains { $0.id == id }
      rows.append(isKept ? old[place] : present(id, context.noteList, context))
      if isThere { place += 1 }
    }
    return rows
  }
}

extension RowChange {
  /// Whether the change can be seen in the rows that are in view after it, or were before it.
  fileprivate func touches(_ range: Range<Int>, _ last: Range<Int>) -> Bool {
    switch change {
    case .inserted(let row): row < range.upperBound
    case .removed(let row): row < last.upperBound
    case .updated(let row): range.contains(row)
    case .moved: true
    }
  }
}
