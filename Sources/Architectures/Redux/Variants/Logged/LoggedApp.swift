package import ArchitectureKit
import Toolkit

/// The headline's app with a log of all actions that reach the reducer.
final class LoggedApp: @MainActor ReplayableApp {
  private let app: ReduxApp
  private let log: ActionLog

  init(_ environment: AppEnvironment) {
    let log = ActionLog()
    self.log = log
    app = ReduxApp(
      environment, reducer: keepingState(log.logging(appReducer)),
      notifier: BatchingNotifier(AllSubscribers(), on: environment.loop),
      options: ConnectOptions(create: .memoising) { RowsInView($0) })
  }

  var window: Window { app.window }

  var actions: [AppAction] { log.actions }

  func open(url: String) { app.open(url: url) }

  static func replay(_ actions: [AppAction]) -> AppState {
    actions.reduce(into: AppState(), appReducer)
  }
}

extension ReduxArchitecture: @MainActor LoggedArchitecture {
  package static var logged: Variant {
    Variant(
      architecture: name, name: "logged", lane: .idiomatic, rungs: ladder?.idiomatic ?? [],
      summary: "The headline with a log of its actions.", launch: { LoggedApp($0) })
  }
}
