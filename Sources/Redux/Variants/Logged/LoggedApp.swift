package import ArchitectureKit
import Toolkit

/// The headline's app, whose actions are written down on their way into the reducer.
final class LoggedApp: @MainActor ReplayableApp {
  private let app: ReduxApp
  private let log: ActionLog

  init(_ environment: AppEnvironment) {
    let log = ActionLog()
    self.log = log
    app = ReduxApp(environment, AppStore(environment, reducer: log.logging(appReducer)))
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
      architecture: name, name: "logged", lane: .idiomatic,
      summary: "The headline, whose actions are written down.", launch: { LoggedApp($0) })
  }
}
