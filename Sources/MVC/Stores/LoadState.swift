/// How a store's latest request for its data goes.
enum LoadState {
  case idle
  case loading
  /// Until the next try.
  case failed
}
