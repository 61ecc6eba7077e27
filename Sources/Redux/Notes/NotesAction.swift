import Model

/// What happens on the list, and to the notes on the server.
nonisolated enum NotesAction: Equatable, Codable, Sendable {
  case createTapped
  case sortTapped
  case refreshTapped
  case refreshPulled
  case retryTapped
  case filterEdited(String)
  case rowSelected(Note.ID)
  /// It was selected before.
  case rowOpened(Note.ID)
  case rowDeleted(Note.ID)
  /// It has come into view.
  case rowShown(Note.ID)
  /// What middleware makes of `rowShown` if a picture is due. It goes on in its place.
  case pictureRequested(ImageReference)

  case loaded([Note])
  case loadFailed
  case changesPushed([NoteChange])
  case pictureArrived(ImageReference, Picture)
  case saveAnswered(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
  case deleteAnswered(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
}
