import Controllers

/// The interaction in which cells are used again, one a turn.
extension Interactions {
  static let scroll = Interaction(
    id: "scroll",
    prose: "The list by change is scrolled from top to bottom, a row a turn, while the pictures of "
      + "its rows arrive late and out of order.",
    sizes: [1_000, 5_000], appNeeds: .own, pictures: .all, predicted: ["MVC"],
    leastWork: { size in
      ViewWork(
        viewWrites: ScrollScript(rowCount: size).arrivalsInView,
        cellsConfigured: max(0, size - viewport))
    },
    begin: { driver in
      ScrollRun(Stage(driver: driver), size: driver.world.noteCount)
    })
}
