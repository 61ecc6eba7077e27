import Backend
import Controllers
import Equivalence
import Model
import Screens
import Toolkit

/// Interactions in which the user sorts, filters or selects rows of the list.
extension Interactions {
  static let sort = Interaction(
    id: "sort", prose: "The user switches the order from title to change.",
    sizes: hundredAndMore, appNeeds: .shared, script: "tap notes.sort",
    leastWork: { _ in ViewWork(viewWrites: 1, cellsConfigured: viewport, reorders: 1) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      _ = try FixedOrderRows(on: robot)
      // The newest notes are not in view by title, so sorting replaces all rows in view.
      let newest = try robot.ids(viewport + 5..<viewport + 5 + viewport)
      let texts = newest.map { robot.text(of: $0) }
      for (id, text) in zip(newest, texts) { robot.push([.change(id, text: text + "\n0")]) }
      let button = try robot.find("notes.sort", as: Button.self)
      return ActionRun(
        robot, action: { _ in { button.tap() } },
        undo: { step in
          driver.event { button.tap() }
          // A new text every time makes a remembered order wrong.
          let place = step % newest.count
          robot.push([.change(newest[place], text: texts[place] + "\n\(step)")])
        },
        defect: { _ in
          guard button.title == NotesWording.newestFirst else {
            return "The sort button says \(button.title)."
          }
          return newest.allSatisfy { robot.cell(of: $0) != nil }
            ? nil : "The notes changed last are not at the top."
        })
    })

  static let select = Interaction(
    id: "select", prose: "The highlight goes from row 3 to row 7, and nothing opens.",
    sizes: thousands, appNeeds: .shared, script: "select notes.row.2",
    leastWork: { _ in ViewWork(viewWrites: 2) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      let table = try robot.table()
      let rows = try FixedOrderRows(on: robot)
      try robot.select(row: 3)
      return ActionRun(
        robot,
        action: { _ in
          let cell = try robot.noteCell(inRow: 7)
          return { cell.select() }
        },
        undo: { step in
          try? robot.select(row: 3)
          // New titles every time make remembered rows wrong.
          robot.push([3, 7].map { rows.change(ofRow: $0, step: step) })
        },
        defect: { _ in
          guard driver.view("notes.table") != nil else { return "The list is not shown." }
          let selected = table.visibleRows.filter { table.cellForRow($0)?.isSelected == true }
          return selected == [7] ? nil : "The highlighted rows are \(selected), not [7]."
        },
        cleanUp: {
          // Only deleting the selected note removes the selection.
          robot.push([.delete(rows.id(ofRow: 3)), ArrivingNotes(driver).next(step: 0)])
        })
    })

  static let filter = Interaction(
    id: "filter", prose: "The user types eight characters, one a turn, into the filter.",
    eventCount: { _ in 8 },
    sizes: thousands, appNeeds: .own,
    script: "type notes.filter \"#ta10000\"",
    leastWork: { FilterRun.leastWork($0) },
    begin: { driver in
      let robot = AppRobot(driver: driver)
      try robot.show(.byTitle)
      return try FilterRun(robot)
    })
}
