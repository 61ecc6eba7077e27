import Model

// What Presenters read of each Service, and the small values that they read. No requirement can be
// set, so a Presenter cannot change a Service.

// MARK: - Session and log-in

/// The part of the session that Presenters read.
protocol SessionReading {
  var phase: SessionPhase { get }
}

/// Whether a user is signed in.
enum SessionPhase {
  /// The stored session is being looked for.
  case restoring
  case signedOut
  case signedIn
}

/// The part of the log-in that Presenters read.
protocol LoginReading {
  var isLoading: Bool { get }
  var canSubmit: Bool { get }
  /// Why the last try failed.
  var failure: NotesError? { get }
}

// MARK: - Navigation

/// The part of the navigation that Presenters read.
protocol NavigationReading {
  var selectedTab: Tab { get }
  /// The note on top of the notes tab's stack.
  var openNote: OpenNote? { get }
  /// `nil` while no alert is up.
  var alert: RaisedAlert? { get }
}

/// The tabs, in the order of the tab bar.
enum Tab: Int {
  case notes, profile
}

/// The note that the detail screen shows.
struct OpenNote {
  /// Another number each time that a note is opened, even if it is the same note.
  let number: Int
  /// The note with its last content, even if it was deleted; turning the page replaces it.
  var note: Note
  var isDeleted = false
}

/// An alert that is up.
struct RaisedAlert {
  enum Subject {
    case unsavedChanges
    case deletedNote
    case unknownNote(Note.ID)
    case unopenableLink
  }

  /// Another number for each alert, even if it says the same.
  let number: Int
  let subject: Subject
}

// MARK: - Notes

/// The part of the notes, and of the list of them, that Presenters read.
protocol NotesReading {
  var loadState: LoadState { get }
  /// The number of all notes, with or without a filter.
  var noteCount: Int { get }
  /// The number of notes with a last write that is under way or has failed.
  var markCount: Int { get }
  func note(_ id: Note.ID) -> Note?
  func mark(of id: Note.ID) -> WriteMark?
  /// The notes on either side of one: in its row if it has one, else among all notes.
  func neighbours(of note: Note) -> (previous: Note?, next: Note?)
  var order: NoteOrder { get }
  var filter: String { get }
  /// The note in each row.
  var rowIDs: [Note.ID] { get }
  /// Another number each time that the rows are arranged anew, by an order or a filter.
  var arrangement: Int { get }
  /// The row that the list is scrolled to; layout limits it to the last rows.
  var topRow: Int { get }
  /// The rows in view, which are presented; all rows until the list is laid out.
  var rowsInView: Range<Int> { get }
  var selectedID: Note.ID? { get }
}

/// The notes' pictures.
protocol PicturesReading {
  /// The picture; `nil` until it has arrived.
  func picture(_ reference: ImageReference) -> Picture?
}

/// The editor.
protocol EditorReading {
  /// `nil` while no note is being written.
  var draft: EditorDraft? { get }
}

// MARK: - The user

/// The part of the user that Presenters read.
protocol UserReading {
  /// `nil` until the user has been loaded.
  var user: User? { get }
  var avatar: Avatar { get }
  var loadState: LoadState { get }
}

/// The stage that the user's picture has reached; a stage only ever replaces an earlier one.
enum Avatar {
  case placeholder
  /// The picture of low resolution, from the cache.
  case cached(Picture)
  /// The picture of high resolution, from the network.
  case fetched(Picture)
}

/// The state of a load that can be tried again and again.
struct LoadState {
  private(set) var isRunning = false
  /// Whether the last try failed; beginning another try clears this.
  private(set) var hasFailed = false
  /// Whether any try has succeeded.
  private(set) var hasSucceeded = false

  mutating func begin() {
    isRunning = true
    hasFailed = false
  }

  mutating func end(succeeded: Bool) {
    isRunning = false
    hasFailed = !succeeded
    if succeeded { hasSucceeded = true }
  }
}
