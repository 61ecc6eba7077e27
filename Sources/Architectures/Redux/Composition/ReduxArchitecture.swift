package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in thunks and listeners (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    ReduxApp(environment)
  }
}
