import ArchitectureKit

extension AppStore {
  /// A store without middleware, whose reducer makes the next state of the last one and calls the
  /// network.
  static func asPublished(in environment: AppEnvironment) -> AppStore {
    let reducer = NetworkReducer(environment)
    let store = AppStore(
      AppState(), reducer: { state, action in state = reducer.reduce(action, state) },
      middleware: [], connecting: handedWholeState)
    reducer.store = store
    return store
  }
}
