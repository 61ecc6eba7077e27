/// Observations that end together: when the bag is emptied, or when its owner is released.
///
/// Each observation needs a bag. So no observation outlives its observer, and it releases what it
/// holds (a view, a property) when it ends.
final class DisposalBag {
  private var disposals: [() -> Void] = []

  /// Adds what ends an observation.
  func add(_ dispose: @escaping () -> Void) {
    disposals.append(dispose)
  }

  /// Ends all observations, after which the bag can be filled again.
  func dispose() {
    let ending = disposals
    disposals = []
    for dispose in ending { dispose() }
  }

  isolated deinit {
    dispose()
  }
}
