import ArchitectureKit

extension ReduxArchitecture {
  /// All variants but the headline.
  static let otherVariants = [
    Variant(
      architecture: name, name: "asPublished", lane: .asPublished, rungs: [.asPublished],
      summary: "The store hands everyone the whole state, and the reducer calls the network.",
      extraWork: [
        "Every subscriber but those that navigate writes all its views after every action.",
        "The table is reloaded whenever its rows are others.",
      ],
      launch: { PublishedApp($0) }),
    variant(
      "equalWrites", [.equalWrites],
      "Everyone hears of each action, and selects all rows by selectors without a memory."),
    variant(
      "oncePerTurn", [.equalWrites, .oncePerTurn],
      "Ticks are batched; all rows are selected by selectors without a memory."),
    variant(
      "onlyWhatChanged", [.equalWrites, .oncePerTurn, .onlyWhatChanged],
      "Ticks are batched, selectors are memoised, and all rows are selected."),
    variant(
      "tuned", tuned, lane: .tuned,
      "The state is changed in place, and an action reaches only what it concerns."),
    variant(
      "tuned-without-oncePerTurn", tuned.subtracting([.oncePerTurn]),
      "Tuned, but subscribers hear of each tick."),
    variant(
      "tuned-without-onlyWhatChanged", tuned.subtracting([.onlyWhatChanged]),
      "Tuned, but selectors have no memory."),
    variant(
      "tuned-without-onlyInView", tuned.subtracting([.onlyInView]),
      "Tuned, but all rows are selected."),
    Variant(
      architecture: name, name: "inout", lane: .alternative,
      summary: "The headline, but the reducer changes the state in place; no old state is kept.",
      launch: { environment in
        ReduxApp(
          environment, reducer: appReducer,
          notifier: BatchingNotifier(AllSubscribers(), on: environment.loop),
          options: ConnectOptions(create: .memoising) { RowsInView($0) })
      }),
  ]

  private static let tuned: Set<Rung> = [
    .equalWrites, .oncePerTurn, .onlyWhatChanged, .onlyInView, .tuned,
  ]

  /// A variant that differs from the headline in its strategies alone.
  private static func variant(
    _ name: String, _ rungs: Set<Rung>, lane: Lane = .ladder, _ summary: String
  ) -> Variant {
    Variant(
      architecture: self.name, name: name, lane: lane, rungs: rungs, summary: summary,
      launch: { rungs.contains(.tuned) ? tunedApp(rungs, $0) : app(rungs, $0) })
  }

  private static func app(_ rungs: Set<Rung>, _ environment: AppEnvironment) -> any App {
    ReduxApp(
      environment, reducer: keepingState(appReducer),
      notifier: notifier(rungs, AllSubscribers(), environment),
      options: ConnectOptions(create: create(rungs)) {
        if rungs.contains(.onlyInView) { RowsInView($0) } else { AllRows($0) }
      })
  }

  private static func tunedApp(_ rungs: Set<Rung>, _ environment: AppEnvironment) -> any App {
    let tracer = ChangeTracer()
    return ReduxApp(
      environment, reducer: tracer.tracing(appReducer),
      notifier: notifier(rungs, ConcernedSubscribers(tracer), environment),
      options: ConnectOptions(create: create(rungs)) {
        if rungs.contains(.onlyInView) {
          TouchedRows($0, tracer)
        } else {
          TouchedAllRows($0, tracer)
        }
      })
  }

  private static func create(_ rungs: Set<Rung>) -> SelectorCreator {
    rungs.contains(.onlyWhatChanged) ? .memoising : .recomputing
  }

  private static func notifier(
    _ rungs: Set<Rung>, _ subscribers: any Subscribers, _ environment: AppEnvironment
  ) -> any Notifier<AppState, AppAction> {
    if rungs.contains(.oncePerTurn) {
      BatchingNotifier(subscribers, on: environment.loop)
    } else {
      ImmediateNotifier(subscribers)
    }
  }
}
