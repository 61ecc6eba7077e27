package import ArchitectureKit

/// Model–View–Controller as Cocoa practises it: stores that post notices, controllers that observe.
package enum MVCArchitecture: Architecture {
  package static let name = "MVC"

  package static var variants: [Variant] {
    [
      Variant(
        architecture: name, name: "notices", lane: .idiomatic,
        summary: "Model stores post typed notices; view controllers make the targeted change.",
        launch: { MVCApp($0) })
    ]
  }
}
