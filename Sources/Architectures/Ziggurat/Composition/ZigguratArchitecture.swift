package import ArchitectureKit

/// Layers in one direction: Services, a Renderer, Presenters, view models, view controllers.
package enum ZigguratArchitecture: Architecture {
  package static let name = "Ziggurat"

  package static let variants = [
    Variant(
      architecture: name, name: "idiomatic", lane: .idiomatic,
      rungs: [.equalWrites, .oncePerTurn, .onlyInView],
      summary: "Services signal; once a turn a view model of what is in view is made and diffed.",
      launch: { ZigguratApp(AppContext($0, Strategies())) }),
    Variant(
      architecture: name, name: "asPublished", lane: .asPublished, rungs: [.asPublished],
      summary: "As the article: each signal presents everything and writes every view.",
      extraWork: [
        "Each pass reloads the table: every cell in view is filled again.",
        "Each signal of a turn has a pass of its own, so the table is reloaded as often.",
        "Each pass writes every view, whatever it shows.",
      ],
      launch: { PublishedApp(AppContext($0, Strategies(window: .all))) }),
    variant(
      "equalWrites", .ladder, [.equalWrites],
      "Each signal has all rows presented; what is shown already is not written."
    ) {
      $0.schedule = PassPerSignal()
      $0.window = .all
    },
    variant(
      "oncePerTurn", .ladder, [.equalWrites, .oncePerTurn],
      "As idiomatic, but all rows are presented."
    ) { $0.window = .all },
    variant(
      "onlyWhatChanged", .ladder, [.equalWrites, .oncePerTurn, .onlyWhatChanged],
      "As oncePerTurn, but only branches that a signal has named are presented again."
    ) {
      $0.changes = SignalledChanges()
      $0.window = .all
    },
    variant(
      "onlyInView", .ladder, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView],
      "As idiomatic, but only branches that a signal has named are presented again."
    ) { $0.changes = SignalledChanges() },
    variant(
      "tuned", .tuned, [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView, .tuned],
      "As onlyInView, but a changed row alone is presented again, and the table follows it."
    ) { tune(&$0) },
    variant(
      "tuned-without-oncePerTurn", .ladder,
      [.equalWrites, .onlyWhatChanged, .onlyInView, .tuned],
      "As tuned, with a pass for each signal."
    ) {
      tune(&$0)
      $0.schedule = PassPerSignal()
    },
    variant(
      "tuned-without-onlyWhatChanged", .ladder,
      [.equalWrites, .oncePerTurn, .onlyInView, .tuned], "As tuned, but all branches are presented."
    ) {
      tune(&$0)
      $0.changes = UnknownChanges()
    },
    variant(
      "tuned-without-onlyInView", .ladder,
      [.equalWrites, .oncePerTurn, .onlyWhatChanged, .tuned], "As tuned, but with all rows."
    ) {
      tune(&$0)
      $0.window = .all
    },
    variant(
      "ownRows", .alternative, [],
      "As idiomatic, but the notes' Service filters and sorts its notes itself."
    ) {
      $0.notes = { window, _, client, navigation, signal in
        OwnNotesService(window, client: client, navigation: navigation, signal: signal)
      }
    },
  ]

  package static let ladder: Ladder? = Ladder([
    Ladder.Step(
      .asPublished, "a pass for each signal, each view written, `reloadData()`",
      document: "Fineberg, the sample app of Ziggurat iOS App Architecture"),
    Ladder.Step(
      .equalWrites, "view models are diffed, and equal values not written",
      document: "Fineberg, Ziggurat iOS App Architecture, Difficulties: pruning with diffing"),
    Ladder.Step(
      .oncePerTurn, "one pass answers all signals of a turn",
      document: "Fineberg, Ziggurat iOS App Architecture, Difficulties: extraneous render calls"),
    Ladder.Step(
      .onlyWhatChanged, "a branch is kept if no signal has named what it is made of"),
    Ladder.Step(
      .onlyInView, "the Service holds which rows are in view, and only they are presented",
      document: "UIKit, UITableViewDataSource, tableView(_:cellForRowAt:)"),
    Ladder.Step(
      .tuned, "a changed row alone is presented, and the table follows it",
      extras: [
        "branches rendered alone", "row history", "kept rows", "shared row ids", "row operations",
      ]),
  ])

  private static func tune(_ strategies: inout Strategies) {
    strategies.renderer = { BranchRenderer($0, $1.schedule, $1.changes, $2) }
    strategies.changes = SignalledChanges()
    strategies.history = RecentRowHistory()
    strategies.rows = ChangedRowsPresenter()
    strategies.tableRows = FollowedRows.init
  }

  /// Makes a variant of the headline with other strategies.
  private static func variant(
    _ name: String, _ lane: Lane, _ rungs: Set<Rung>, _ summary: String,
    _ change: @escaping (inout Strategies) -> Void
  ) -> Variant {
    Variant(
      architecture: Self.name, name: name, lane: lane, rungs: rungs, summary: summary,
      launch: {
        var strategies = Strategies()
        change(&strategies)
        return ZigguratApp(AppContext($0, strategies))
      })
  }
}
