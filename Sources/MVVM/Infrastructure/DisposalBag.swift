/// Observations that end together: when the bag is emptied, or with the object that owns it.
///
/// Whoever observes has a bag, and nothing can be observed without one. So an observation never
/// outlives its observer, and what it holds (a view, a property) is let go with it.
class DisposalBag {
  private var disposables: [any Disposable] = []

  func add(_ disposable: any Disposable) {
    disposables.append(disposable)
  }

  /// Ends all observations; the bag can be filled again.
  func dispose() {
    let ending = disposables
    disposables = []
    for disposable in ending { disposable.dispose() }
  }

  isolated deinit {
    dispose()
  }
}
