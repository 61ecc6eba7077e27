import Controllers
import Model
import Screens
import Toolkit

/// Interactions in which the user has the list shown in another way.
extension Interactions {
  static let sort = Interaction(
    id: "sort", prose: "The user switches the order from title to change.",
    sizes: thousands, appNeeds: .shared, script: "tap notes.sort",
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: viewport, reorders: 1) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      _ = try TitledRows(on: stage)
      // The newest are some that do not stand at the top by title: no row stays in view.
      let newest = try stage.ids(viewport + 5..<viewport + 5 + viewport)
      let texts = newest.map { stage.text(of: $0) }
      for (id, text) in zip(newest, texts) { stage.push([.change(id, text: text + "\n0")]) }
      let button = try stage.find("notes.sort", as: Button.self)
      return ActionRun(
        stage, action: { _ in { button.tap() } },
        undo: { step in
          driver.event { button.tap() }
          // A text that was never there before: an order that was remembered would be wrong.
          let place = step % newest.count
          stage.push([.change(newest[place], text: texts[place] + "\n\(step)")])
        },
        complaint: { _ in
          guard button.title == NotesWording.newestFirst else {
            return "The sort button says \(button.title)."
          }
          return newest.allSatisfy { stage.cell(of: $0) != nil }
            ? nil : "The notes changed last are not at the top."
        })
    })

  static let select = Interaction(
    id: "select", prose: "The highlight goes from row 3 to row 7, and nothing opens.",
    sizes: thousands, appNeeds: .shared, script: "select notes.row.2",
    leastWork: { _ in ViewWork(viewWrites: 2) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      let table = try stage.table()
      let rows = try TitledRows(on: stage)
      try stage.select(row: 3)
      return ActionRun(
        stage,
        action: { _ in
          let cell = try stage.noteCell(inRow: 7)
          return { cell.select() }
        },
        undo: { step in
          try? stage.select(row: 3)
          // Titles that were never there before: rows that were remembered would be wrong.
          stage.push([3, 7].map { rows.change(ofRow: $0, step: step) })
        },
        complaint: { _ in
          guard driver.view("notes.table") != nil else { return "The list is not shown." }
          let selected = table.visibleRows.filter { table.cellForRow($0)?.isSelected == true }
          return selected == [7] ? nil : "The highlighted rows are \(selected), not [7]."
        },
        leave: {
          // The selection goes only with its note.
          stage.push([.delete(rows.id(ofRow: 3)), Arrivals(driver).next(step: 0)])
        })
    })

  static let filter = Interaction(
    id: "filter", prose: "The user types eight characters, one a turn, into the filter.",
    sizes: thousands, appNeeds: .own,
    script: "type notes.filter \"#ta10000\"",
    leastWork: { FilterRun.leastWork($0) },
    begin: { driver in
      let stage = Stage(driver: driver)
      try stage.show(.byTitle)
      return try FilterRun(stage)
    })
}
