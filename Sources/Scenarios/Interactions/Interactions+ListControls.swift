import Controllers
import Model
import Screens
import Toolkit

/// Interactions in which the user has the list shown in another way.
extension Interactions {
  static let sort = Interaction(
    id: "sort", prose: "The user switches the order from title to change.",
    sizes: both, appNeeds: .shared,
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
          guard button.title == NotesScreen.newestFirst else {
            return "The sort button says \(button.title)."
          }
          return newest.allSatisfy { stage.cell(of: $0) != nil }
            ? nil : "The notes changed last are not at the top."
        })
    })
}
