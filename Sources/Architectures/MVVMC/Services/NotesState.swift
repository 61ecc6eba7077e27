import Model

/// The notes of a session, as all screens share them.
struct NotesState {
  var notes = NoteCollection()
  var loadState = LoadState.loading
  /// What the commit that made this state has changed in the notes.
  var changes: [NoteCollection.Change] = []
}

/// The state of a load, first or repeated.
enum LoadState {
  /// The first load is running, or has not begun.
  case loading
  /// The first load has failed.
  case failed
  case loaded
  /// A later load is running, and what was loaded before is still there.
  case refreshing
  /// A later load has failed.
  case refreshFailed

  /// Whether any load has succeeded.
  var isLoaded: Bool { self != .loading && self != .failed }

  var isLoading: Bool { self == .loading || self == .refreshing }

  var hasFailed: Bool { self == .failed || self == .refreshFailed }

  /// The state after another load has begun.
  var started: LoadState { isLoaded ? .refreshing : .loading }

  /// Returns the state after that load has ended.
  func ended(succeeded: Bool) -> LoadState {
    if succeeded { return .loaded }
    return isLoaded ? .refreshFailed : .failed
  }
}
