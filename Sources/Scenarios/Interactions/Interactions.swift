/// All interactions, in the order of tables.
package enum Interactions {
  package static let all: [Interaction] =
    [
      start, replaceAll, updateTenthOnePush, updateTenthManyPushes, editVisible, editOffscreen,
      unrelatedChange, noChange, profileField, select, insertTop, deleteMiddle, editMovesToTop,
      rollback, sort, filter, scroll, type,
    ] + bursts + [animation, navigate, session]

  /// Those whose steps are short, and soon set up, in every architecture.
  package static let short: Set = [
    "start", "edit-visible", "edit-offscreen", "unrelated-change", "no-change", "profile-field",
    "insert-top", "delete-middle", "sort", "type",
  ]

  /// The interaction with this id, in any case.
  package static func named(_ id: String) -> Interaction? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The fewest notes that every interaction can do with.
  package static let fewestNotes = all.map(\.fewestNotes).max() ?? 0

  // MARK: - Sizes

  /// How many rows a list shows at once.
  static let viewport = 15

  static let thousands = [1_000, 10_000]
  static let hundredAndMore = [100, 1_000, 10_000, 100_000]
  static let tenAndMore = [10, 100, 1_000, 10_000, 100_000]
}
