package import ArchitectureKit

/// Layers in one direction: Services, a Renderer, Presenters, view models, view controllers.
package enum ZigguratArchitecture: Architecture {
  package static func launch(_ environment: AppEnvironment) -> any App {
    ZigguratApp(environment)
  }
}
