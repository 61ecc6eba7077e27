/// The interactions.
package enum Interactions {
  /// All that can run, in the order in which tables list them.
  package static let all: [Interaction] = [
    start, replaceAll, updateTenthOnePush, updateHundred, editVisible, editOffscreen,
    unrelatedChange, noChange, profileField, select, insertTop, deleteMiddle, editMovesToTop,
    rollback, sort, filter, scroll, type, burstOneTurn, burstManyTurns, animation, navigate,
    session,
  ]

  /// The nine that every run times: what a person can name, from a key typed to the app's start.
  ///
  /// They can run on 100, 1,000, 10,000 and 100,000 notes.
  package static let events = [
    type, editVisible, editOffscreen, insertTop, updateHundred, burstManyTurns, sort, navigate,
    start,
  ]

  /// Interactions that run in `archbench forms` alone: each needs another form of the app.
  package static let waiting = mountedBursts

  /// Returns the interaction with this id, ignoring case.
  package static func named(_ id: String) -> Interaction? {
    (all + waiting).first { $0.id.lowercased() == id.lowercased() }
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
