package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in middleware (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static let name = "Redux"

  package static let variants = [headline] + otherVariants

  private static let headline = Variant(
    architecture: name, name: "idiomatic", lane: .idiomatic,
    rungs: [.equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView],
    summary: "Screens select small values by memoised selectors; the store keeps the old state.",
    launch: { environment in
      ReduxApp(
        environment, reducer: keepingState(appReducer),
        notifier: BatchingNotifier(AllSubscribers(), on: environment.loop),
        options: ConnectOptions(create: .memoising) { RowsInView($0) })
    })
}

extension ReduxArchitecture {
  /// What the rungs are in Redux, and which documents name them.
  package static var ladder: Ladder? {
    Ladder([
      .init(
        .asPublished, "the whole state to every subscriber, which writes all its views",
        document: "Mobindustry, iOS Architecture Patterns: Redux"),
      .init(
        .equalWrites, "a selection skips repeats",
        document: "ReSwift, skipRepeats; React-Redux, useSelector"),
      .init(
        .oncePerTurn, "subscribers hear of ticks once a turn",
        document: "Redux Toolkit, autoBatchEnhancer"),
      .init(
        .onlyWhatChanged, "memoised selectors",
        document: "redux.js, Deriving Data with Selectors"),
      .init(
        .onlyInView, "rows are connected while they are in view",
        document:
          "UIKit, tableView(_:cellForRowAt:); redux.js, Style Guide: Connect More Components"),
      .init(
        .tuned, "an action changes the state in place, and reaches only what it concerns",
        extras: [
          "inout: the old state is given up", "slices: subscriptions by what has changed",
          "patches: rows by the note that an action names",
        ]),
    ])
  }
}
