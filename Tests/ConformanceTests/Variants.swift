import ArchitectureKit
import Architectures
import Testing

/// The registered variants, by the names that tests show.
@MainActor func variantIDs() -> [String] { architectures.variants.map(\.id) }

@MainActor func variant(_ id: String) throws -> Variant {
  try #require(architectures.variants.first { $0.id == id })
}
