package import ArchitectureKit

/// Model–View–Controller as Cocoa practises it: stores that post notices, controllers that observe.
package enum MVCArchitecture: Architecture {
  package static let name = "MVC"

  package static let variants = [
    Variant(
      architecture: name, name: "idiomatic", lane: .idiomatic,
      summary: "Stores post typed notices; view controllers update once a turn what changed.",
      launch: { MVCApp($0) })
  ]
}
