import Toolkit

/// A table with one number in each row.
@MainActor final class NumberTable: TableViewDataSource {
  let window: Window
  let table: TableView
  var ids: [Int]
  var asked: [Int] = []

  init(_ ids: [Int], on loop: MainLoop = MainLoop()) {
    self.ids = ids
    window = Window(on: loop)
    table = TableView("numbers", rowIdentifierPrefix: "number.", on: loop)
    let controller = ViewController(on: loop)
    controller.view.addSubview(table)
    window.rootViewController = controller
    table.frame = Rect(x: 0, y: 0, width: 20, height: 15)
    table.dataSource = self
    loop.turn { table.reloadData() }
    asked = []
  }

  func numberOfRows(in tableView: TableView) -> Int { ids.count }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { ids[row] }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    asked.append(row)
    let cell = tableView.dequeueCell { NumberCell(on: tableView.loop) }
    cell.number = ids[row]
    return cell
  }

  /// The visible numbers, from the top.
  var shown: [Int?] {
    table.visibleRows.map { (table.cellForRow($0) as? NumberCell)?.number }
  }

  /// Runs `change` in a turn, and returns how many cells it configured.
  func configured(by change: () -> Void) -> Int {
    asked = []
    let before = table.loop.counters.cellsConfigured
    table.loop.turn(change)
    return table.loop.counters.cellsConfigured - before
  }
}

/// A row with a number that is not painted.
@MainActor final class NumberCell: TableViewCell {
  var number = 0
}
