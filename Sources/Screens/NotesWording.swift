/// What the list's screen says in one state or another; apart from its views, so that who chooses the
/// words needs none.
package nonisolated enum NotesWording {
  /// What the sort button says of the order in force.
  package static let newestFirst = "Newest first"
  package static let byTitle = "By title"
  /// What the list says when there is no note at all, and when none passes the filter.
  package static let noNotes = "No notes yet"
  package static let noMatches = "No matches"
}
