/// All interactions, in the order of tables.
package enum Interactions {
  package static let all: [Interaction] = [
    start, editVisible, editOffscreen, unrelatedChange, noChange, insertTop, deleteMiddle, sort,
    type, profileField,
  ]

  /// The interaction with this id, in any case.
  package static func named(_ id: String) -> Interaction? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The fewest notes that every interaction can do with.
  package static let fewestNotes = 40

  /// How many rows a list shows at once.
  static let viewport = 15
  /// The sizes of most interactions.
  static let both = [1_000, 10_000]
}
