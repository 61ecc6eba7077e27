package import ArchitectureKit

/// One store, one state tree, pure reducers, effects in middleware (redux.js, ReSwift).
package enum ReduxArchitecture: Architecture {
  package static let name = "Redux"

  package static let variants = [
    Variant(
      architecture: name, name: "idiomatic", lane: .idiomatic,
      summary: "Screens select small values by memoised selectors; the store keeps the old state.",
      launch: { ReduxApp($0) })
  ]
}
