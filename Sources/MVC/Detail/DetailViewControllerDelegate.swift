import Model

/// The list that a note was opened from: it knows what lies beside the note.
protocol DetailViewControllerDelegate: AnyObject {
  /// The note that is `step` rows below this one, or above it if that is negative; `nil` at an end.
  func detailViewController(
    _ controller: DetailViewController, noteBeside note: Note, step: Int
  ) -> Note?
  /// The user has turned to this note's page.
  func detailViewController(_ controller: DetailViewController, didTurnTo note: Note)
}
