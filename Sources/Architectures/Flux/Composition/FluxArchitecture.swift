package import ArchitectureKit

/// Actions go through one dispatcher to many stores, and views read the stores that have changed.
package enum FluxArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    FluxApp(environment)
  }
}
