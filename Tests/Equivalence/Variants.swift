import ArchitectureKit
import Catalog
import Testing

/// Returns the ids of the registered variants.
@MainActor func variantIDs() -> [String] { architectures.variants.map(\.id) }

/// Returns the ids of the headlines, on which slow tests run.
///
/// `archbench verify` tests all variants, as does each run before it measures.
@MainActor func headlineIDs() -> [String] { architectures.headlines.map(\.id) }

/// Returns the ids of the variants that declare no extra work on views.
@MainActor func leastWorkVariantIDs() -> [String] { variantIDs().filter { !declaresExtraWork($0) } }

@MainActor func variant(_ id: String) throws -> Variant {
  try #require(architectures.variants.first { $0.id == id })
}

/// Returns whether a variant declares that it does more than the least work on views.
@MainActor func declaresExtraWork(_ id: String) -> Bool {
  architectures.variants.contains { $0.id == id && !$0.extraWork.isEmpty }
}
