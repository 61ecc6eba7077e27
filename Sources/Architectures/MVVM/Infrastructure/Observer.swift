/// An object that can be observed.
protocol ObserverSource: AnyObject {
  /// Removes an observer that has ended.
  func remove(_ observer: any Disposable)
}

/// One observation: a handler, and the source of its values.
///
/// It retains its source. So a chain of derived properties lives as long as its end is observed.
final class Observer<Value>: Disposable {
  private var source: (any ObserverSource)?
  private var handler: ((Value) -> Void)?

  init(of source: any ObserverSource, _ handler: @escaping (Value) -> Void) {
    self.source = source
    self.handler = handler
  }

  func receive(_ value: Value) {
    handler?(value)
  }

  func dispose() {
    let source = source
    self.source = nil
    handler = nil
    source?.remove(self)
  }
}
