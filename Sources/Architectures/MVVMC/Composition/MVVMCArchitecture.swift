package import ArchitectureKit

/// Model, view, view model with coordinators, and a container for their dependencies.
package enum MVVMCArchitecture: Architecture {
  package static var name: String { "MVVM-C" }

  package static var variants: [Variant] {
    [
      variant(
        "idiomatic", .idiomatic, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView],
        "Coordinators, a container and modules of five parts; rendered once a turn.")
    ] + otherVariants
  }

  static func variant(
    _ variantName: String, _ lane: Lane, _ rungs: Set<Rung>, _ summary: String,
    extraWork: [String] = [], _ choose: (inout Strategies) -> Void = { _ in }
  ) -> Variant {
    var strategies = Strategies()
    choose(&strategies)
    return Variant(
      architecture: name, name: variantName, lane: lane, rungs: rungs, summary: summary,
      extraWork: extraWork, launch: { [strategies] in MVVMCApp($0, strategies) })
  }
}

extension MVVMCArchitecture {
  package static var ladder: Ladder? {
    Ladder([
      Ladder.Step(
        .asPublished,
        "each field that is set is delivered; all rows are mapped, and everything is written",
        document: "the article on MVVM-C, Creating a module: `render` in `viewWillAppear`"),
      Ladder.Step(
        .equalWrites, "`render` writes only what differs from the data it was given last",
        document: "RxSwift, distinctUntilChanged"),
      Ladder.Step(
        .oncePerTurn, "new input data marks its screen, which is rendered once a turn",
        document: "UIKit, UIViewController.updateProperties()"),
      Ladder.Step(
        .onlyWhatChanged,
        "providers take a field when it has changed, and rows with equal inputs are kept",
        document: "RxSwift, distinctUntilChanged; the article on MVVM-C, November'22 Update: you "
          + "don't have to update the entire provider state when altering one field"),
      Ladder.Step(
        .onlyInView, "only the cells in view are mapped",
        document: "UIKit, UITableViewDataSource.tableView(_:cellForRowAt:)"),
      Ladder.Step(
        .tuned, "a changed note is not copied, and its cell and row follow it",
        extras: [
          "in place: `commit` gives up the old state", "followed cells", "row operations",
        ]),
    ])
  }
}
