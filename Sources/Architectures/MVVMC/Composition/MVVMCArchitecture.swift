package import ArchitectureKit

/// Model, view, view model with coordinators, and a container for their dependencies.
package enum MVVMCArchitecture: Architecture {
  package static let name = "MVVM-C"
  package static let summary =
    "Coordinators, a container and modules of five parts; each commit is rendered."

  package static func launch(_ environment: AppEnvironment) -> any App {
    MVVMCApp(environment)
  }
}
