/// A table with rows of one line each; a viewport shows some of them, and cells are reused.
///
/// A row operation only moves the cells in the viewport. The next layout fills the missing cells.
/// So every operation costs the same at 15 rows and at 100 000, and a change out of view costs
/// nothing.
open class TableView: View {
  package weak var dataSource: (any TableViewDataSource)?
  package weak var delegate: (any TableViewDelegate)?

  /// The prefix of the cells' identifiers; the row's id follows it.
  package let rowIdentifierPrefix: String

  /// Makes a table without rows; drivers find its cells by `rowIdentifierPrefix` and the row's id.
  package init(_ identifier: String, rowIdentifierPrefix: String, on loop: MainLoop) {
    self.rowIdentifierPrefix = rowIdentifierPrefix
    super.init(identifier, on: loop)
  }

  /// The number of rows after the last operation.
  package private(set) var rowCount = 0
  /// The row at the top; every change keeps it, and layout limits it to the last rows.
  package private(set) var topRow = 0
  /// The cells in the viewport, from `topRow` on.
  private var slots: [TableViewCell?] = []
  /// Cells for reuse that have left the viewport; between layouts at most `spareLimit`.
  private var spares: [TableViewCell] = []
  private let spareLimit = 2
  private var needsReload = true
  private var cellToReconfigure: TableViewCell?

  open override var kind: String { "TableView" }
  open override var snapshotFlags: [String] { ["rows=\(rowCount)", "top=\(topRow)"] }

  // MARK: - Rows in view

  /// The rows in the viewport, up to the last row; none if the top row has to be limited first.
  package final var visibleRows: Range<Int> {
    min(topRow, rowCount)..<min(topRow + slots.count, rowCount)
  }

  /// Returns the cell of a row, if the row is in view.
  package final func cellForRow(_ row: Int) -> TableViewCell? {
    isInView(row) ? slots[row - topRow] : nil
  }

  /// Returns the row of a cell, if the cell is in view.
  package final func row(for cell: TableViewCell) -> Int? {
    slots.firstIndex { $0 === cell }.map { $0 + topRow }
  }

  /// Returns the row with this identifier, in view or not.
  ///
  /// For drivers only, because it asks about all rows.
  package final func row(withIdentifier identifier: String) -> Int? {
    guard identifier.hasPrefix(rowIdentifierPrefix), let dataSource,
      let id = Int(identifier.dropFirst(rowIdentifierPrefix.count))
    else { return nil }
    return (0..<rowCount).first { dataSource.tableView(self, idForRow: $0) == id }
  }

  private func isInView(_ row: Int) -> Bool {
    row >= topRow && row < topRow + slots.count
  }

  // MARK: - Row operations

  /// Reloads all rows: every cell in view is filled again.
  package final func reloadData() {
    loop.counters.tableReloads += 1
    tell("reload")
    needsReload = true
    // Row operations may follow before the next layout, which may be much later if the table is not
    // in the window.
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    for index in slots.indices { recycle(at: index) }
    setNeedsLayout()
  }

  package final func insertRow(_ row: Int) {
    loop.counters.rowInserts += 1
    tell("insert row \(row)")
    open(row, with: nil)
  }

  package final func deleteRow(_ row: Int) {
    loop.counters.rowDeletes += 1
    tell("delete row \(row)")
    if let cell = close(row) { recycle(cell) }
  }

  /// Moves a row with its cell; `new` is counted after the removal of the row.
  package final func moveRow(_ row: Int, to new: Int) {
    loop.counters.rowMoves += 1
    tell("move row \(row) to \(new)")
    let cell = close(row)
    open(new, with: cell)
  }

  /// Reloads a row with another cell.
  package final func reloadRow(_ row: Int) {
    loop.counters.rowReloads += 1
    tell("reload row \(row)")
    guard isInView(row) else { return }
    recycle(at: row - topRow)
    setNeedsLayout()
  }

  /// Marks a row with changed content: its cell, if in view, is filled again in place.
  package final func reconfigureRow(_ row: Int) {
    guard let cell = cellForRow(row) else { return }
    cell.needsReconfigure = true
    setNeedsLayout()
  }

  /// Replaces all rows as one operation; cells that stay in view are kept.
  ///
  /// `newRow` maps an old row in view to its new row, or to `nil` if it is gone. `top` is the new
  /// top row; without it the top row stays the same.
  package final func reorderRows(count: Int, top: Int? = nil, _ newRow: (Int) -> Int?) {
    loop.counters.reorders += 1
    tell("reorder")
    let old = slots
    let first = topRow
    slots = Array(repeating: nil, count: old.count)
    rowCount = count
    topRow = top ?? first
    for case (let index, let cell?) in old.enumerated() {
      if let row = newRow(first + index), isInView(row), row < count {
        slots[row - topRow] = cell
      } else {
        recycle(cell)
      }
    }
    setNeedsLayout()
  }

  /// Scrolls so that `row` is the top row.
  package final func scroll(toTop row: Int) {
    guard row != topRow else { return }
    shift(to: max(0, row))
    setNeedsLayout()
    delegate?.tableViewDidScroll(self)
  }

  /// Makes room for a new row, with its cell if there is one.
  private func open(_ row: Int, with cell: TableViewCell?) {
    precondition(row >= 0 && row <= rowCount, "there is no place for row \(row) of \(rowCount)")
    rowCount += 1
    setNeedsLayout()
    let index = max(row - topRow, 0)
    guard index < slots.count else {
      if let cell { recycle(cell) }
      return
    }
    let carried = row >= topRow ? cell : nil
    slots.insert(carried, at: index)
    if carried == nil, let cell { recycle(cell) }
    if let last = slots.removeLast() { recycle(last) }
  }

  /// Removes a row, and returns its cell if it was in view.
  private func close(_ row: Int) -> TableViewCell? {
    precondition(row >= 0 && row < rowCount, "there is no row \(row) of \(rowCount)")
    rowCount -= 1
    setNeedsLayout()
    let index = max(row - topRow, 0)
    guard index < slots.count else { return nil }
    let cell = slots.remove(at: index)
    slots.append(nil)
    guard row < topRow else { return cell }
    // The removed row is above the viewport, so the first row in view moves up and out of it.
    if let cell { recycle(cell) }
    return nil
  }

  private func shift(to row: Int) {
    let old = slots
    let first = topRow
    topRow = row
    slots = Array(repeating: nil, count: old.count)
    for case (let index, let cell?) in old.enumerated() {
      if isInView(first + index) { slots[first + index - row] = cell } else { recycle(cell) }
    }
  }

  // MARK: - Cells

  /// Returns a cell for the row that the data source is asked for: a reused one or a new one.
  package final func dequeueCell<Cell: TableViewCell>(_ make: () -> Cell) -> Cell {
    if let cell = cellToReconfigure as? Cell { return cell }
    if let cell = spares.last as? Cell {
      spares.removeLast()
      loop.counters.cellsDequeued += 1
      cell.prepareForReuse()
      return cell
    }
    loop.counters.cellsCreated += 1
    return make()
  }

  private func recycle(at index: Int) {
    guard let cell = slots[index] else { return }
    slots[index] = nil
    recycle(cell)
  }

  private func recycle(_ cell: TableViewCell) {
    cell.needsReconfigure = false
    spares.append(cell)
    delegate?.tableView(self, didEndDisplaying: cell)
  }

  // MARK: - Layout

  public final override func layoutSubviews() {
    resizeViewport()
    if let dataSource {
      let count = dataSource.numberOfRows(in: self)
      precondition(
        needsReload || count == rowCount,
        "the data source has \(count) rows and the operations on the table left \(rowCount)")
      rowCount = count
      needsReload = false
      clampTopRow()
      for index in 0..<min(slots.count, rowCount - topRow) { fill(index, from: dataSource) }
    }
    placeCells()
    if spares.count > spareLimit { spares.removeLast(spares.count - spareLimit) }
  }

  private func resizeViewport() {
    while slots.count < frame.height { slots.append(nil) }
    while slots.count > frame.height {
      if let cell = slots.removeLast() { recycle(cell) }
    }
  }

  private func clampTopRow() {
    let highest = max(0, rowCount - slots.count)
    guard topRow > highest else { return }
    shift(to: highest)
    delegate?.tableViewDidScroll(self)
  }

  private func fill(_ index: Int, from dataSource: any TableViewDataSource) {
    if let cell = slots[index] {
      guard cell.needsReconfigure else { return }
      cell.needsReconfigure = false
      loop.counters.cellsReconfigured += 1
      cellToReconfigure = cell
      let same = dataSource.tableView(self, cellForRow: topRow + index)
      cellToReconfigure = nil
      tell("reconfigure \(cell.identifier ?? cell.kind)")
      precondition(same === cell, "a row that is filled where it stands must keep its cell")
    } else {
      loop.counters.cellsConfigured += 1
      loop.isConfiguringCell = true
      let cell = dataSource.tableView(self, cellForRow: topRow + index)
      slots[index] = cell
      loop.isConfiguringCell = false
      tell("configure \(cell.identifier ?? cell.kind)")
      delegate?.tableView(self, willDisplay: cell, forRow: topRow + index)
    }
  }

  /// Makes the cells in view the subviews, in the order of their rows, and sets their frames.
  private func placeCells() {
    var count = 0
    for case (let index, let cell?) in slots.enumerated() {
      cell.frame = Rect(x: 0, y: index, width: frame.width, height: 1)
      if count < subviews.count {
        if subviews[count] !== cell { subviews[count] = cell }
      } else {
        subviews.append(cell)
      }
      if cell.superview !== self { adopt(cell) }
      count += 1
    }
    subviews.removeLast(subviews.count - count)
    for cell in spares where cell.superview === self { cell.disown() }
  }

  private func tell(_ work: @autoclosure () -> String) {
    if let onWork = loop.onWork { onWork("\(identifier ?? kind): \(work())") }
  }
}
