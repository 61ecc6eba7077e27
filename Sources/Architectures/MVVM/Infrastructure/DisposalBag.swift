/// Something that goes on until it is disposed of.
protocol Disposable: AnyObject {
  /// Ends it; a second call does nothing.
  func dispose()
}

/// Observations that end together: when the bag is emptied, or when its owner is released.
///
/// Each observation needs a bag. So no observation outlives its observer, and it releases what it
/// holds (a view, a property) when it ends.
final class DisposalBag {
  private var disposables: [any Disposable] = []

  func add(_ disposable: any Disposable) {
    disposables.append(disposable)
  }

  /// Ends all observations, after which the bag can be filled again.
  func dispose() {
    let ending = disposables
    disposables = []
    for disposable in ending { disposable.dispose() }
  }

  isolated deinit {
    dispose()
  }
}
