package import ArchitectureKit

/// Model, view, view model: views are bound to view models over observable stores.
package enum MVVMArchitecture: Architecture {
  package static var name: String { "MVVM" }

  package static var variants: [Variant] {
    [
      variant(
        "idiomatic", .idiomatic, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView],
        "A binding for each property of a view, run once a turn; rows in view have view models."),
      variant(
        "tuned", .tuned, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView, .tuned],
        "The headline; the view model of a row that leaves the view takes another note.",
        Strategies(makeRowStrategy: { KeptRows() })),
      variant(
        "tuned-without-oncePerTurn", .ladder,
        [.equalWrites, .onlyWhatChanged, .onlyInView, .tuned],
        "The view models of rows are kept, and each change is written at once.",
        Strategies(makeSchedule: { _ in AtOnce() }, makeRowStrategy: { KeptRows() })),
      variant(
        "oncePerTurn", .ladder, [.equalWrites, .oncePerTurn, .onlyWhatChanged],
        "All rows have view models, and bindings are run once a turn.",
        Strategies(makeRowStrategy: { AllRows() })),
      variant(
        "equalWrites", .ladder, [.equalWrites, .onlyWhatChanged],
        "All rows have view models, and each change is written at once.",
        Strategies(makeSchedule: { _ in AtOnce() }, makeRowStrategy: { AllRows() })),
      variant(
        "ownRows", .alternative, [],
        "The headline with a sorted array of its own for the rows, in place of `NoteRows`.",
        Strategies(makeRows: { OwnRows() })),
      variant(
        "asPublished", .asPublished, [.asPublished],
        "Views with a view model that can be exchanged, told of each value; the table is reloaded.",
        Strategies(makeSchedule: { _ in EachValue() }, makeRowStrategy: { AllRowsAnew() }),
        extraWork: [
          "A binding writes each value that is set, also one that the view shows already.",
          "A cell that is given another view model has all its properties written.",
          "Each change of the notes makes all row view models anew and reloads the table.",
        ]),
    ]
  }

  private static func variant(
    _ variantName: String, _ lane: Lane, _ rungs: Set<Rung>, _ summary: String,
    _ strategies: Strategies = Strategies(), extraWork: [String] = []
  ) -> Variant {
    Variant(
      architecture: name, name: variantName, lane: lane, rungs: rungs, summary: summary,
      extraWork: extraWork, launch: { MVVMApp($0, strategies) })
  }
}

extension MVVMArchitecture {
  package static var ladder: Ladder? {
    Ladder([
      Ladder.Step(
        .asPublished,
        "a binding writes each value that is set; a change of the notes makes all view models of "
          + "rows again and reloads the table",
        document: "Timehop post, A Simple Example: RAC(self.nameLabel, text) = RACObserve(self, "
          + "viewModel.nameString)"),
      Ladder.Step(
        .equalWrites,
        "an equal value is no change, and a binding writes only what its view does not show",
        document: "ReactiveCocoa, distinctUntilChanged; ReactiveSwift, skipRepeats"),
      Ladder.Step(
        .oncePerTurn,
        "a changed property marks its bindings, which compute and write their values once a turn",
        document: "UIKit, UIViewController.updateProperties()"),
      Ladder.Step(
        .onlyWhatChanged, "each property of a view has a binding, which hears of its output alone",
        .inherent,
        document: "Timehop post, View Model: a binding per property, such as RACObserve(self, "
          + "user.friendCount)"),
      Ladder.Step(
        .onlyInView, "only rows in view have view models",
        document: "UIKit, UITableViewDataSource.tableView(_:cellForRowAt:)"),
      Ladder.Step(
        .tuned, "a row that comes into view allocates nothing",
        extras: ["the view model of a row that has left the view takes another note"]),
    ])
  }
}
