package import ArchitectureKit

/// Model, view, view model with coordinators, and a container for their dependencies.
package enum MVVMCArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    MVVMCApp(environment)
  }
}
