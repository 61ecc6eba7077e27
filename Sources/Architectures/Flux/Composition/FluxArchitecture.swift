package import ArchitectureKit

/// To fill in: the pattern in one sentence.
package enum FluxArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    FluxApp(environment)
  }
}
