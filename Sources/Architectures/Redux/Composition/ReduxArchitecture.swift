package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in middleware (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static let name = "Redux"
  package static let summary =
    "Screens select small values by memoised selectors; the store keeps the old state."

  package static func launch(_ environment: AppEnvironment) -> any App {
    ReduxApp(environment)
  }
}
