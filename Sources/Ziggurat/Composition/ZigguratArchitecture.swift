package import ArchitectureKit

/// Layers in one direction: Services, a Renderer, Presenters, view models, view controllers.
package enum ZigguratArchitecture: Architecture {
  package static let name = "Ziggurat"

  package static let variants = [
    Variant(
      architecture: name, name: "pruned", lane: .idiomatic,
      summary: "Services signal; once a turn a view model of the whole app is made and diffed.",
      launch: { ZigguratApp($0) })
  ]
}
