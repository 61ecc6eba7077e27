/// All interactions, in the order in which tables list them.
package enum Interactions {
  package static let all: [Interaction] =
    [
      start, replaceAll, updateTenthOnePush, updateTenthManyPushes, editVisible, editOffscreen,
      unrelatedChange, noChange, profileField, select, insertTop, deleteMiddle, editMovesToTop,
      rollback, sort, filter, scroll, type,
    ] + bursts + [animation, navigate, session]

  /// The ids of one interaction of each kind.
  package static let examples = Set(InteractionKind.allCases.map(\.example))

  /// Returns the interaction with this id, ignoring case.
  package static func named(_ id: String) -> Interaction? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The smallest number of notes on which every interaction can run.
  package static let fewestNotes = all.map(\.fewestNotes).max() ?? 0

  // MARK: - Sizes

  /// How many rows are in view at once.
  static let viewport = 15

  static let thousands = [1_000, 10_000]
  static let hundredAndMore = [100, 1_000, 10_000, 100_000]
  static let tenAndMore = [10, 100, 1_000, 10_000, 100_000]
}
