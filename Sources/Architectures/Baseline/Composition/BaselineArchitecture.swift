package import ArchitectureKit

/// The floor of the comparison: imperative code with the least view work per event.
package enum BaselineArchitecture: Architecture {
  package static let name = "Baseline"
  package static let summary =
    "One object knows all screens and writes each change into the views it touches."

  package static func launch(_ environment: AppEnvironment) -> any App {
    BaselineApp(environment)
  }
}
