/// What tells one cell of a results file from another.
package struct CellKey: Hashable, Sendable {
  package let architecture: String
  package let variant: String
  package let lane: String
  /// What tables call the variant.
  package let name: String
  package let interaction: String
  package let size: Int

  package init(_ cell: CellResult) {
    architecture = cell.architecture
    variant = cell.variant
    lane = cell.lane
    name = cell.name
    interaction = cell.interaction
    size = cell.size
  }
}
