package import ArchitectureKit

/// The floor: imperative code that does the least view work per event.
package enum BaselineCloneArchitecture: Architecture {
  package static let name = "BaselineClone"

  package static let variants = [
    Variant(
      architecture: name, name: "imperative", lane: .idiomatic,
      summary: "One object knows all screens and writes each change into the views it touches.",
      launch: { BaselineCloneApp($0) })
  ]
}
