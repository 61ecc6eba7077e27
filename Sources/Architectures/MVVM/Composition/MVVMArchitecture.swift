package import ArchitectureKit

/// Model, view, view model: views are bound to view models over observable stores.
package enum MVVMArchitecture: Architecture {
  package static let name = "MVVM"
  package static let summary =
    "A binding for each property of a view, run at each change; rows in view have view models."

  package static func launch(_ environment: AppEnvironment) -> any App {
    MVVMApp(environment)
  }
}
