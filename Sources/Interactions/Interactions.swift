/// The interactions.
package enum Interactions {
  /// All that can run, in the order in which tables list them.
  package static let all: [Interaction] = [
    start, replaceAll, updateHundred, editVisible, editOffscreen, unrelatedChange, profileField,
    select, insertTop, editMovesToTop, rollback, sort, filter, scroll, type, burstOneTurn,
    burstManyTurns, navigate, session,
  ]

  /// The nine events that every run times, each with what a person calls it.
  static let namedEvents: [(title: String, event: Interaction)] = [
    ("a key is typed in the editor", type),
    ("a note in view changes", editVisible),
    ("a note out of view changes", editOffscreen),
    ("a note comes in at the top", insertTop),
    ("one of a hundred changes at once", updateHundred),
    ("a number ticks on the profile", burstManyTurns),
    ("the list is sorted", sort),
    ("a step between screens", navigate),
    ("the app starts", start),
  ]

  /// The nine events, in the order of the reports.
  package static let events = namedEvents.map(\.event)

  /// The event whose time grows most with the number of notes.
  package static let growing = editVisible.id

  /// The numbers of notes at which the nine events can be timed.
  package static let eventSizes = hundredAndMore

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
