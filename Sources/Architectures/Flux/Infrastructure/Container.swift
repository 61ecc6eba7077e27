import Toolkit

extension ViewController {
  /// Has this controller-view updated at the end of each turn in which one of the stores changes.
  ///
  /// That ends when the result is released.
  func update<Payload>(after stores: Store<Payload>...) -> [StoreListener] {
    stores.map { $0.addListener { [weak self] in self?.setNeedsUpdateProperties() } }
  }
}
