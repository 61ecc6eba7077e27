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
        environment, reduction: keepingState(appReducer),
        notifier: BatchingNotifier(AllSubscribers(), on: environment.loop),
        options: ConnectOptions(create: .memoising) { RowsInView($0) })
    })
}
