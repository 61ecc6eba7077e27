/// How far loading something has come.
enum LoadState {
  /// The first time.
  case loading
  /// The first time, in vain.
  case failed
  case loaded
  /// Once more, with what was loaded before still there.
  case refreshing
  /// Once more, in vain.
  case refreshFailed

  /// Whether it was ever loaded.
  var isLoaded: Bool { self != .loading && self != .failed }

  var isLoading: Bool { self == .loading || self == .refreshing }

  var hasFailed: Bool { self == .failed || self == .refreshFailed }

  /// The state once another try has begun.
  var started: LoadState { isLoaded ? .refreshing : .loading }

  /// The state once that try has ended.
  func ended(succeeded: Bool) -> LoadState {
    if succeeded { return .loaded }
    return isLoaded ? .refreshFailed : .failed
  }
}
