import ArchitectureKit
import ArgumentParsing
import Catalog

extension ValueKind where Value == Variant {
  /// A variant by its id, or an architecture, which stands for its headline variant.
  static var variant: ValueKind {
    ValueKind(
      expectation: "an architecture or a variant, as 'archbench list' shows them",
      completion: .words(architectures.variants.map(architectures.label)),
      read: { word in MainActor.assumeIsolated { architectures.variant(word) } },
      describe: { variant in MainActor.assumeIsolated { architectures.label(of: variant) } })
  }
}
