import Model

/// What matters of the rows but for which notes they are.
struct RowsShape: Equatable {
  let order: NoteOrder
  let isFiltered: Bool
  let isEmpty: Bool

  init(_ rows: NoteRows) {
    order = rows.order
    isFiltered = !rows.filter.isEmpty
    isEmpty = rows.count == 0
  }
}
