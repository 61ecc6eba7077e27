import ArchitectureKit
import Catalog
import Testing

/// Returns what the tests run: one variant of each architecture.
@MainActor func allVariants() -> [Variant] { architectures.headlines }

/// Returns the names of the architectures.
@MainActor func architectureNames() -> [String] { allVariants().map(\.architecture) }

@MainActor func variant(_ architecture: String) throws -> Variant {
  try #require(allVariants().first { $0.architecture == architecture })
}
