package import ArchitectureKit

/// The floor of the comparison: imperative code with the least view work per event.
package enum BaselineArchitecture: Architecture {
  package static let name = "Baseline"

  package static let variants = [
    Variant(
      architecture: name, name: "imperative", lane: .idiomatic,
      summary: "One object knows all screens and writes each change into the views it touches.",
      launch: { BaselineApp($0) })
  ]
}
