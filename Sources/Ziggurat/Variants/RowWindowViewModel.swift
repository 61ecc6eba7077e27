/// Where the rows of a list lie that presents only some of them.
nonisolated struct RowWindowViewModel: Equatable, Sendable {
  /// The place of the first of them among all rows.
  let firstRow: Int
  /// With another number the rows are not what operations have made of earlier ones.
  let lineage: Int
  /// How many operations have led to `ids`, since the lineage began.
  let start: Int
  /// The notes in all rows, before the operations.
  let ids: [Int]
  let operations: [RowOperation]
}

/// What happened to the rows of the list.
nonisolated enum RowOperation: Equatable, Sendable {
  case insert(_ id: Int, row: Int)
  case delete(row: Int)
  /// `to` counts without the row.
  case move(row: Int, to: Int)
}

extension Array where Element == Int {
  /// Does to ids what an operation does to their rows.
  mutating func apply(_ operation: RowOperation) {
    switch operation {
    case .insert(let id, let row): insert(id, at: row)
    case .delete(let row): remove(at: row)
    case .move(let row, let new): insert(remove(at: row), at: new)
    }
  }
}
