/// One observation: a handler, and where it gets its values from.
///
/// It keeps its source, so that a chain of derived properties lives as long as somebody observes
/// its end.
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
