package import ArchitectureKit

/// The floor of the comparison: imperative code with the least view work per event.
package enum BaselineArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    BaselineApp(environment)
  }
}
