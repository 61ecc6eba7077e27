/// The place of the presented rows among all rows of the list.
nonisolated struct RowWindowViewModel: Equatable, Sendable {
  /// The place of the first presented row among all rows.
  let firstRow: Int
  /// Another number means that operations do not lead from the earlier rows to these.
  let lineage: Int
  /// The number of operations that led to `ids` since the lineage began.
  let start: Int
  /// The notes in all rows, before `operations`.
  let ids: [Int]
  let operations: [RowOperation]
}

/// A change of the rows of the list.
nonisolated enum RowOperation: Equatable, Sendable {
  case insert(_ id: Int, row: Int)
  case delete(row: Int)
  /// Moves a row; `to` counts the rows without it.
  case move(row: Int, to: Int)
}

extension Array where Element == Int {
  /// Applies an operation on rows to the ids in them.
  mutating func apply(_ operation: RowOperation) {
    switch operation {
    case .insert(let id, let row): insert(id, at: row)
    case .delete(let row): remove(at: row)
    case .move(let row, let new): insert(remove(at: row), at: new)
    }
  }
}
