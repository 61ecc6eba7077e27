import Screens
import Toolkit

/// Operates on the table of the notes' screen, whose rows are made up as they are asked for.
final class TableSubject: ToolkitSubject {
  let loop = MainLoop()
  private let operation: ToolkitOperation
  private let window: Window
  private let table: TableView
  private let rows: MadeUpRows

  init(_ operation: ToolkitOperation, rows count: Int) {
    self.operation = operation
    let screen = NotesScreen(on: loop)
    table = screen.table
    window = Window(on: loop)
    rows = MadeUpRows(count: count)
    table.dataSource = rows
    window.rootViewController = ScreenController(screen)
    loop.turn {
      screen.spinner.isHidden = true
      table.isHidden = false
      table.reloadData()
      table.cellForRow(3)?.isSelected = true
    }
    loop.turn { table.cellForRow(3)?.isSelected = true }
  }

  func operate(step: Int) {
    switch operation {
    case .insertRow: insert(3)
    case .appendRow: insert(rows.count)
    case .deleteRow: delete(3)
    case .moveRow: table.moveRow(3, to: 11)
    case .reloadRow: table.reloadRow(3)
    case .reconfigureRow: table.reconfigureRow(3)
    // What is in view stays there, the other way round.
    case .reorderRows: table.reorderRows(count: rows.count) { 14 - $0 }
    case .reloadData: table.reloadData()
    case .scroll: table.scroll(toTop: 1)
    default: select(7, after: 3)
    }
  }

  func undo() {
    switch operation {
    case .insertRow: delete(3)
    case .appendRow: delete(rows.count - 1)
    case .deleteRow: insert(3)
    case .moveRow: table.moveRow(11, to: 3)
    case .scroll: table.scroll(toTop: 0)
    case .select: select(3, after: 7)
    default: break
    }
  }

  private func insert(_ row: Int) {
    rows.count += 1
    table.insertRow(row)
  }

  private func delete(_ row: Int) {
    rows.count -= 1
    table.deleteRow(row)
  }

  private func select(_ row: Int, after old: Int) {
    table.cellForRow(old)?.isSelected = false
    table.cellForRow(row)?.isSelected = true
  }

  func check() -> String? {
    guard table.rowCount == rows.count else {
      return "The table has \(table.rowCount) rows, not \(rows.count)."
    }
    return table.visibleRows.first { table.cellForRow($0) == nil }.map {
      "There is no cell in row \($0)."
    }
  }
}

/// Rows without notes: a title that was not there before each time that one is filled.
private final class MadeUpRows: TableViewDataSource {
  var count: Int
  private var fills = 0
  private let titles = (100..<164).map { "The title of note number \($0)" }

  init(count: Int) {
    self.count = count
  }

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    fills += 1
    cell.noteID = row
    cell.titleLabel.text = titles[fills % titles.count]
    cell.dateLabel.text = "2026-01-01 09:00:00"
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { row }
}
