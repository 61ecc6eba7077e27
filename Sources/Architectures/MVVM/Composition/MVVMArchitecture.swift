package import ArchitectureKit

/// Model, view, view model: views are bound to view models over observable stores.
package enum MVVMArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    MVVMApp(environment)
  }
}
