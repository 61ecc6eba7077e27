package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in thunks and listeners (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static let name = "Redux"
  package static let summary =
    "Screens select small values; reducers return new states, and what differs is shown."

  package static func launch(_ environment: AppEnvironment) -> any App {
    ReduxApp(environment)
  }
}
