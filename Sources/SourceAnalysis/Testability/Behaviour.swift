/// A behaviour of the app that every architecture has unit tests for.
package struct Behaviour: Hashable, Sendable {
  /// Its number, from 1.
  package let number: Int
  /// The title of the tests.
  package let title: String
  /// The name of the tests' file and type, the same in all architectures.
  package let stem: String
  /// The conformance scripts that play it: names in `Tests/Equivalence/Scripts`.
  package let scripts: [String]

  private init(_ number: Int, _ title: String, _ stem: String, _ scripts: String...) {
    (self.number, self.title, self.stem, self.scripts) = (number, title, stem, scripts)
  }

  /// All behaviours, in the order of reports.
  package static let all = [
    Behaviour(1, "Log in is enabled only for valid input", "LogInEnabledTests", "log-in-states"),
    Behaviour(
      2, "A failed log-in shows its message and enables the button again", "LogInFailureTests",
      "login-failures"),
    Behaviour(
      3, "Save is enabled only for a valid, changed text, and the counter follows",
      "EditorSaveTests", "editor-states"),
    Behaviour(
      4, "A push while the draft is dirty is a conflict, which the user resolves",
      "EditorConflictTests", "editor-conflict-shows-and-goes", "editor-keep-mine",
      "editor-take-theirs"),
    Behaviour(
      5, "A failed save marks the row and raises the badge until the next save",
      "FailedSaveTests", "editor-of-a-failed-note", "writes-badge-counts-hidden-rows"),
    Behaviour(
      6, "A refused delete comes back at its old place", "RefusedDeleteTests",
      "writes-refused-delete-place", "refused-delete-of-a-failed-note"),
    Behaviour(
      7, "The list says \"No notes yet\" or \"No matches\"", "EmptyListTests", "notes-empty",
      "filter-of-blanks", "list-filter-live"),
    Behaviour(
      8, "The sort button reorders the list and changes its title", "SortOrderTests",
      "notes-order"),
    Behaviour(
      9, "The selection goes when its note is deleted elsewhere", "SelectionTests",
      "selection-goes-with-its-note"),
    Behaviour(
      10, "The profile's Refresh is disabled while it runs", "RefreshTests",
      "profile-refresh-states"),
    Behaviour(
      11, "The avatar is a placeholder, then cached, then from the network", "AvatarTests",
      "avatar-three-stages", "avatar-late-cache", "avatar-failed-cache", "avatar-failed-image"),
    Behaviour(
      12, "A link that arrives signed out is followed after log-in", "PendingLinkTests",
      "link-waits-for-sign-in", "link-cold-start"),
  ]
}
