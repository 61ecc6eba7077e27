import Model

/// The notes of a session, as all screens share them.
struct NotesState {
  private(set) var notes = NoteCollection()
  private(set) var loadState = LoadState.loading
  /// What the last commit has changed.
  private(set) var lastChange = LastChange.none

  enum LastChange {
    /// No note.
    case none
    /// The first load has ended.
    case loaded
    case notes([NoteCollection.Change])
  }

  // MARK: - Changes

  mutating func change(_ body: (inout NoteCollection) -> [NoteCollection.Change]) {
    let changes = body(&notes)
    lastChange = changes.isEmpty ? .none : .notes(changes)
  }

  mutating func beginLoad() {
    loadState = loadState.started
    lastChange = .none
  }

  /// Takes the answer; `nil` for a failure.
  mutating func endLoad(_ list: [Note]?) {
    lastChange = .none
    if let list {
      if loadState.isLoaded {
        change { $0.load(list) }
      } else {
        _ = notes.load(list)
        lastChange = .loaded
      }
    }
    loadState = loadState.ended(succeeded: list != nil)
  }
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
