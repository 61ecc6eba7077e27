import ArchitectureKit
import Toolkit

/// The running app: one dispatcher, the stores, the action creators and the top controller-view.
final class FluxApp: App {
  let window: Window
  private let actions: Actions
  private let root: RootController

  /// Shows the restoring screen, and requests the stored session.
  init(_ environment: AppEnvironment) {
    let dispatcher = Dispatcher<Action>()
    let stores = Stores(dispatcher)
    actions = Actions(dispatcher, stores, environment)
    window = Window(on: environment.loop)
    root = RootController(window, stores, actions)
    actions.session.restore()
  }

  func open(url: String) {
    actions.navigation.open(url: url)
  }
}
