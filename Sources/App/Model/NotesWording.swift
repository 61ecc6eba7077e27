/// The texts of the list's screen in its different states.
///
/// They are separate from the views, so code that chooses a text needs no view.
package enum NotesWording {
  /// The titles of the sort button for the current order.
  package static let newestFirst = "Newest first"
  package static let byTitle = "By title"
  /// The messages of a list without notes, and of a list without matches for the filter.
  package static let noNotes = "No notes yet"
  package static let noMatches = "No matches"
}
