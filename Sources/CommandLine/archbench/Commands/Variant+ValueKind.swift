import ArchitectureKit
import ArgumentParsing
import Catalog

extension ValueKind where Value == Variant {
  /// An architecture by its name.
  static var variant: ValueKind {
    ValueKind(
      expectation: "an architecture, as 'archbench list' shows them",
      completion: .words(architectures.variants.map(\.name)),
      read: { word in MainActor.assumeIsolated { architectures.variant(word) } },
      describe: { variant in MainActor.assumeIsolated { variant.name } })
  }
}
