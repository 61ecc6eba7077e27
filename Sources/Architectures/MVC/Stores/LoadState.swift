/// The state of a store's latest request for its data.
enum LoadState {
  /// No request is running, and the latest one has not failed.
  case idle
  case loading
  /// The latest request has failed, and no other one has started.
  case failed
}
