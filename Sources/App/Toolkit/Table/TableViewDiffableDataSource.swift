/// A data source that receives all ids at once and computes the changes.
///
/// Computing them is linear in the number of rows. The table then gets the same row operations that
/// the app would have made.
package final class TableViewDiffableDataSource: TableViewDataSource {
  package typealias ID = Int
  private weak var tableView: TableView?
  private let cellProvider: (_ tableView: TableView, _ row: Int, _ id: ID) -> TableViewCell
  package private(set) var ids: [ID] = []

  /// Becomes the table's data source; the caller keeps it alive.
  package init(
    _ tableView: TableView,
    cellProvider: @escaping (_ tableView: TableView, _ row: Int, _ id: ID) -> TableViewCell
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  package func numberOfRows(in tableView: TableView) -> Int { ids.count }

  package func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    cellProvider(tableView, row, ids[row])
  }

  package func tableView(_ tableView: TableView, idForRow row: Int) -> ID { ids[row] }

  /// Returns the cell of an id, if it is in view.
  package func cell(for id: ID) -> TableViewCell? {
    guard let tableView else { return nil }
    return tableView.visibleRows.first { ids[$0] == id }.flatMap(tableView.cellForRow)
  }

  /// Fills the rows of these ids again in place; rows out of view are skipped.
  package func reconfigure(_ changed: [ID]) {
    guard let tableView, !changed.isEmpty else { return }
    let changed = Set(changed)
    for row in tableView.visibleRows where changed.contains(ids[row]) {
      tableView.reconfigureRow(row)
    }
  }

  /// Replaces the rows by `new`, in which each id occurs once.
  package func apply(_ new: [ID]) {
    guard let tableView else { return }
    let old = ids
    ids = new
    if old.isEmpty {
      if !new.isEmpty { tableView.reloadData() }
      return
    }
    let start = commonPrefix(old, new)
    let end = commonSuffix(old, new, after: start)
    let removed = old[start..<old.count - end]
    let added = new[start..<new.count - end]
    tableView.loop.counters.idComparisons += min(old.count, start + end + 2)
    if removed.isEmpty {
      for row in added.indices { tableView.insertRow(row) }
    } else if added.isEmpty {
      for row in removed.indices.reversed() { tableView.deleteRow(row) }
    } else {
      exchange(removed, for: added, in: tableView)
    }
  }

  /// Replaces the rows without computing the changes: every cell is filled again.
  package func applyUsingReloadData(_ new: [ID]) {
    ids = new
    tableView?.reloadData()
  }

  /// Replaces the rows by another order or filter, shown from the row `top` on.
  ///
  /// This is one operation, and cells that stay in view are kept.
  package func apply(_ new: [ID], top: Int) {
    guard let tableView else { return }
    let old = ids
    ids = new
    tableView.loop.counters.idComparisons += max(old.count, new.count)
    guard new != old else { return tableView.scroll(toTop: top) }
    let inView = Set(old[tableView.visibleRows])
    var newRows: [ID: Int] = [:]
    for (row, id) in new.enumerated() where inView.contains(id) { newRows[id] = row }
    tableView.reorderRows(count: new.count, top: top) { newRows[old[$0]] }
  }

  private func commonPrefix(_ old: [ID], _ new: [ID]) -> Int {
    let limit = min(old.count, new.count)
    var length = 0
    while length < limit, old[length] == new[length] { length += 1 }
    return length
  }

  private func commonSuffix(_ old: [ID], _ new: [ID], after prefix: Int) -> Int {
    let limit = min(old.count, new.count) - prefix
    var length = 0
    while length < limit, old[old.count - 1 - length] == new[new.count - 1 - length] {
      length += 1
    }
    return length
  }

  /// Handles different rows between the common ends: one move, inserts and deletes, or a new order.
  private func exchange(
    _ removed: ArraySlice<ID>, for added: ArraySlice<ID>, in tableView: TableView
  ) {
    tableView.loop.counters.idComparisons += removed.count + added.count
    let first = removed.startIndex
    let last = removed.endIndex - 1
    if removed.count == added.count {
      if removed.dropFirst().elementsEqual(added.dropLast()), removed.first == added.last {
        return tableView.moveRow(first, to: last)
      }
      if removed.dropLast().elementsEqual(added.dropFirst()), removed.last == added.first {
        return tableView.moveRow(last, to: first)
      }
    }
    let newRows = Dictionary(uniqueKeysWithValues: zip(added, added.indices))
    let oldIDs = Set(removed)
    let gone = removed.indices.filter { newRows[removed[$0]] == nil }
    let come = added.indices.filter { !oldIDs.contains(added[$0]) }
    if gone.count == removed.count {
      // No row is kept. If the whole table is concerned, one operation is enough.
      if first == 0, added.endIndex == ids.count {
        return tableView.reorderRows(count: ids.count) { _ in nil }
      }
    }
    let staying = removed.lazy.filter { newRows[$0] != nil }
    if staying.elementsEqual(added.lazy.filter(oldIDs.contains)) {
      for row in gone.reversed() { tableView.deleteRow(row) }
      for row in come { tableView.insertRow(row) }
    } else {
      let shift = added.count - removed.count
      tableView.loop.counters.rowDeletes += gone.count
      tableView.loop.counters.rowInserts += come.count
      tableView.reorderRows(count: ids.count) { [removed] row in
        if row < removed.startIndex { return row }
        return row < removed.endIndex ? newRows[removed[row]] : row + shift
      }
    }
  }
}
