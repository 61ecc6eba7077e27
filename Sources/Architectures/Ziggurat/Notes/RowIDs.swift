/// The note of each row, as a list, or as a change of an earlier list.
///
/// A changed list shares the earlier one, so that a change costs the same for any number of rows.
nonisolated struct RowIDs: Equatable, Sendable {
  /// Another number after each change of a row.
  let revision: Int
  /// Another number after each change of the ids.
  private let version: Int
  let count: Int
  /// The number of changes since the last full list.
  private let depth: Int
  private let source: Branch<Source>

  private enum Source: Equatable, Sendable {
    case list([Int])
    case changed(RowOperation, RowIDs)
  }

  init(_ ids: [Int], revision: Int) {
    self.revision = revision
    version = revision
    count = ids.count
    depth = 0
    source = Branch(.list(ids))
  }

  /// Makes the list that an operation makes of an earlier one.
  init(_ operation: RowOperation, on old: RowIDs, revision: Int) {
    self.revision = revision
    count = old.count + operation.growth
    if case .update = operation {
      version = old.version
      depth = old.depth
      source = old.source
    } else {
      version = revision
      depth = old.depth + 1
      source = Branch(.changed(operation, old))
    }
  }

  /// Whether so many changes share a list that another full list is due.
  var isDeep: Bool { depth == 256 }

  /// The note in a row: O(1) in a full list, and one step more for each change since.
  subscript(row: Int) -> Int {
    switch source.content {
    case .list(let ids): ids[row]
    case .changed(let operation, let old):
      switch operation.origin(of: row) {
      case .old(let row): old[row]
      case .new(let id): id
      }
    }
  }

  /// All ids, in the order of their rows.
  var all: [Int] {
    if case .list(let ids) = source.content { ids } else { (0..<count).map { self[$0] } }
  }

  /// Returns the operations that lead here from an earlier list; `nil` if there are none.
  func operations(since old: RowIDs) -> [RowOperation]? {
    var operations: [RowOperation] = []
    var ids = self
    while ids.version != old.version {
      guard case .changed(let operation, let earlier) = ids.source.content else { return nil }
      operations.append(operation)
      ids = earlier
    }
    return operations.count > 1 ? operations.reversed() : operations
  }
}

/// A change of one row of the list.
nonisolated enum RowOperation: Equatable, Sendable {
  case insert(_ id: Int, row: Int)
  case delete(row: Int)
  /// The row stays where it is, and its content changes.
  case update(row: Int)
  /// Moves a row, perhaps with new content; `to` counts the rows without it.
  case move(row: Int, to: Int)

  fileprivate var growth: Int {
    switch self {
    case .insert: 1
    case .delete: -1
    case .update, .move: 0
    }
  }

  fileprivate enum Origin: Equatable, Sendable {
    case old(row: Int)
    case new(id: Int)
  }

  /// Returns where the content of a row comes from.
  fileprivate func origin(of row: Int) -> Origin {
    switch self {
    case .insert(let id, let new):
      row == new ? .new(id: id) : .old(row: row < new ? row : row - 1)
    case .delete(let gone): .old(row: row < gone ? row : row + 1)
    case .update: .old(row: row)
    case .move(let from, let to):
      row == to ? .old(row: from) : .old(row: Self.row(row, before: from, to))
    }
  }

  private static func row(_ row: Int, before from: Int, _ to: Int) -> Int {
    let without = row < to ? row : row - 1
    return without < from ? without : without + 1
  }
}
