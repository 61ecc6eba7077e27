import Model

/// What has happened, with the data that came with it: the payload of the dispatcher.
///
/// An action describes what the user, the server or an action creator has done. It is no setter:
/// each store decides what the action means for it, and ignores it if it means nothing.
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
  case notesLoaded(Result<[Note], NotesError>)
  case notesPushed([NoteChange])
  case sortNotes
  case filterNotes(String)
  case selectNote(Note.ID)
  case openNote(Note.ID)
  case turnPage(to: Note.ID, opening: Int)
  case closeNote(opening: Int)
  case deleteNote(Note.ID)
  case noteDeleted(Note.ID, write: NoteCollection.WriteNumber, succeeded: Bool)
  case requestPicture(ImageReference)
  case pictureArrived(ImageReference, Picture)

  // MARK: Editor
  case createNote
  case editNote(Note.ID)
  case editText(String, in: Draft.ID)
  case saveNote(Note, in: Draft.ID)
  case noteSaved(Note.ID, write: NoteCollection.WriteNumber, in: Draft.ID, succeeded: Bool)
  case keepMine(in: Draft.ID)
  case takeTheirs(in: Draft.ID)
  case cancelEditing(Draft.ID)
  case discardChanges

  // MARK: User
  case loadUser
  case userLoaded(Result<User, NotesError>)
  case userPushed(User)
  case showProfile
  case requestAvatar
  case avatarFound(Picture)
  case avatarArrived(Picture)

  // MARK: Navigation
  case selectTab(Tab)
  /// The link is `nil` if the app cannot open the URL.
  case openLink(DeepLink?)
  case dismissAlert
}
