package import ArchitectureKit

/// Layers in one direction: Services, a Renderer, Presenters, view models, view controllers.
package enum ZigguratArchitecture: Architecture {
  package static let name = "Ziggurat"
  package static let summary =
    "Services signal; once a turn a view model of what is in view is made and compared."

  package static func launch(_ environment: AppEnvironment) -> any App {
    ZigguratApp(environment)
  }
}
