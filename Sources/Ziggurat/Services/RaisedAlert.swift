import Model

/// An alert that is up.
struct RaisedAlert {
  enum Subject {
    case unsavedChanges
    case deletedNote
    case unknownNote(Note.ID)
    case unopenableLink
  }

  /// Another one for each alert, though it may say the same.
  let number: Int
  let subject: Subject
}
