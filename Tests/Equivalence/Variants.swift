import ArchitectureKit
import Catalog
import Testing

/// Returns the names of the architectures.
@MainActor func architectureNames() -> [String] { architectures.variants.map(\.name) }

/// Returns the app of an architecture.
@MainActor func variant(_ architecture: String) throws -> Variant {
  try #require(architectures.variant(architecture))
}
