import ArchitectureKit
import Catalog
import Foundation
import Testing

/// Returns the names of the architectures; of one alone, if `ARCHBENCH_TESTED` names it.
@MainActor func architectureNames() -> [String] {
  let asked = ProcessInfo.processInfo.environment["ARCHBENCH_TESTED"]
  return architectures.variants.map(\.name).filter { asked == nil || $0 == asked }
}

/// Returns the app of an architecture.
@MainActor func variant(_ architecture: String) throws -> Variant {
  try #require(architectures.variant(architecture))
}
