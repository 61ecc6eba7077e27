import ArchitectureKit
import Architectures
import CommandLineKit

extension ValueKind where Value == Variant {
  /// An architecture, which is its headline variant, or any variant by its id.
  static var variant: ValueKind {
    ValueKind(
      expectation: "an architecture or a variant, as 'archbench list' shows them",
      completion: .words(architectures.variants.map(architectures.label)),
      read: { word in MainActor.assumeIsolated { architectures.variant(word) } },
      describe: { variant in MainActor.assumeIsolated { architectures.label(of: variant) } })
  }
}
