import ArchitectureKit
import Architectures
import Testing

/// The registered variants, by the names that tests show.
@MainActor func variantIDs() -> [String] { architectures.variants.map(\.id) }

/// The headlines: what takes long is tested on them, and on all variants by `archbench verify` and
/// before each run.
@MainActor func headlineIDs() -> [String] { architectures.headlines.map(\.id) }

/// Those that do no more work on views than they must.
@MainActor func thriftyVariantIDs() -> [String] { variantIDs().filter { !mayDoMore($0) } }

@MainActor func variant(_ id: String) throws -> Variant {
  try #require(architectures.variants.first { $0.id == id })
}

/// Whether a variant says of itself that it does more work on views than the least.
@MainActor func mayDoMore(_ id: String) -> Bool {
  architectures.variants.contains { $0.id == id && !$0.extraWork.isEmpty }
}
