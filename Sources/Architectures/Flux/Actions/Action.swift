import Model

/// What has happened, with the data that came with it: the payload of the dispatcher.
///
/// An action describes what the user or the server has done. It is no setter: each store decides
/// what the action means for it, and ignores it if it means nothing.
enum Action {
  // MARK: Session
  case sessionRestored(Session?)
  /// The form itself stays in its view, because no action may carry a password.
  case editLoginForm(isComplete: Bool)
  case logIn
  case logInFailed(NotesError)
  case loggedIn(Session)
  case logOut

  // MARK: Notes
  case loadNotes
  case sortNotes
  case filterNotes(String)
  case selectNote(Note.ID)
  case openNote(Note.ID)
  case turnPage(to: Note.ID)
  case closeNote
  case deleteNote(Note.ID)
  case requestPicture(ImageReference)

  // MARK: Editor
  case createNote
  case editNote(Note)
  case editText(String)
  case saveNote(Note, Draft.ID)
  case keepMine
  case takeTheirs
  case cancelEditing(Draft.ID, isDirty: Bool)
  case discardChanges

  // MARK: User
  case loadUser
  case showProfile
  case requestAvatar

  // MARK: Navigation
  case selectTab(Tab)
  /// The link is `nil` if the app cannot open the URL.
  case openLink(DeepLink?)
  case dismissAlert

  // MARK: Server
  /// An answer or a push, in the session in which the app asked for it.
  case server(ServerAction, in: Session)
}

/// What the server has answered or pushed.
enum ServerAction {
  case notesLoaded(Result<[Note], NotesError>)
  case notesPushed([NoteChange])
  case noteSaved(Note.ID, NoteCollection.WriteNumber, Draft.ID, succeeded: Bool)
  case noteDeleted(Note.ID, NoteCollection.WriteNumber, succeeded: Bool)
  case pictureArrived(ImageReference, Result<Picture, NotesError>)
  case userLoaded(Result<User, NotesError>)
  case userPushed(User)
  case avatarFound(Result<Picture?, NotesError>)
  case avatarArrived(Result<Picture, NotesError>)
}
