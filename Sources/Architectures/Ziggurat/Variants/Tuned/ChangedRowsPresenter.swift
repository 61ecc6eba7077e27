import Model

/// Presents only rows that have changed or come into view, and keeps the others of the last pass.
struct ChangedRowsPresenter: RowsPresenting {
  func present(_ context: some RowsPresenterContext, last: RowsViewModel?) -> RowsViewModel {
    guard let last, let changes = context.rowHistory.changes(since: last.ids.revision)
    else { return EachRowPresenter().present(context, last: last) }
    let range = context.noteList.rowsInView
    let ids = Self.ids(last.ids, changes, context)
    // Pictures come without a change of a row.
    let isAnew = !context.changes.areUnchanged(.pictures)
    let presented =
      isAnew
      ? NoteRowPresenter.present(
        context.noteList.rowIDs[range], of: context.noteList, context.pictures)
      : Self.rows(range, last, changes, context)
    return RowsViewModel(
      ids: ids, first: range.lowerBound, presented: presented,
      step: isAnew || changes.count != 1
        ? nil
        : changes.first.map {
          RowStep(revision: last.ids.revision, operation: Self.operation($0))
        })
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

  /// Keeps rows of the last pass; rows that have changed or were not there are presented.
  private static func rows(
    _ range: Range<Int>, _ last: RowsViewModel, _ changes: ArraySlice<RowChange>,
    _ context: some RowsPresenterContext
  ) -> [Branch<NoteRowViewModel>] {
    guard range.lowerBound == last.first, let change = changes.first, changes.count == 1 else {
      return aligned(range, last, changes, context)
    }
    guard change.touches(range, last.range) else { return last.presented }
    var rows = last.presented
    switch change.change {
    case .updated(let row):
      rows[row - range.lowerBound] = present(change.id, context)
    case .inserted(let row):
      let place = max(row - range.lowerBound, 0)
      rows.insert(present(context.noteList.rowIDs[range.lowerBound + place], context), at: place)
      if rows.count > range.count { rows.removeLast() }
    case .removed(let row):
      let place = max(row - range.lowerBound, 0)
      rows.remove(at: place)
      if rows.count < range.count {
        rows.append(present(context.noteList.rowIDs[range.upperBound - 1], context))
      }
    case .moved:
      return aligned(range, last, changes, context)
    }
    return rows
  }

  private static func present(
    _ id: Note.ID, _ context: some RowsPresenterContext
  ) -> Branch<NoteRowViewModel> {
    guard let note = context.noteList.note(id) else { preconditionFailure("row without a note") }
    return NoteRowPresenter.present(note, context.noteList, context.pictures)
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
      rows.append(isKept ? old[place] : present(id, context))
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
