package import ArchitectureKit

/// Model, view, view model: views are bound to view models over observable stores.
package enum MVVMArchitecture: Architecture {
  package static var name: String { "MVVM" }

  package static var variants: [Variant] {
    [
      Variant(
        architecture: name, name: "bindings", lane: .idiomatic,
        summary: "A binding for each property of a view, told only of values that differ.",
        launch: { MVVMApp($0) })
    ] + otherVariants
  }
}
