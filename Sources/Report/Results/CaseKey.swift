/// The identity of a result in a results file: a variant, an interaction and a size.
package struct CaseKey: Hashable, Sendable {
  package let architecture: String
  package let variant: String
  package let lane: String
  /// The variant's name in tables.
  package let name: String
  package let interaction: String
  package let size: Int

  package init(_ result: CaseResult) {
    architecture = result.architecture
    variant = result.variant
    lane = result.lane
    name = result.name
    interaction = result.interaction
    size = result.size
  }
}
