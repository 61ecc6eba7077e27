package import ArchitectureKit

extension MVVMArchitecture {
  package static var ladder: Ladder? {
    Ladder([
      Ladder.Step(
        .asPublished,
        "A binding writes each value that is set; a change of the notes makes all view models of "
          + "rows again and reloads the table.",
        document: "Timehop post, A Simple Example: RAC(self.nameLabel, text) = RACObserve(self, "
          + "viewModel.nameString)"),
      Ladder.Step(
        .equalWrites,
        "An equal value is no change, and a binding writes only what its view does not show.",
        .inherent, document: "ReactiveCocoa, distinctUntilChanged; ReactiveSwift, skipRepeats"),
      Ladder.Step(
        .oncePerTurn,
        "A changed property marks its bindings, which compute and write their values once a turn.",
        document: "UIKit, UIViewController.updateProperties()"),
      Ladder.Step(
        .onlyWhatChanged, "Each property of a view has a binding, which hears of its output alone.",
        .inherent,
        document: "Timehop post, View Model: a binding per property, such as RACObserve(self, "
          + "user.friendCount)"),
      Ladder.Step(
        .onlyInView, "Only rows in view have view models.",
        document: "UIKit, UITableViewDataSource.tableView(_:cellForRowAt:)"),
      Ladder.Step(
        .tuned, "A row that comes into view allocates nothing.",
        extras: ["the view model of a row that has left the view takes another note"]),
    ])
  }
}
