/// Values that are pushed to those who subscribe.
///
/// It keeps no value itself: each subscriber has a chain of operators of its own.
final class Observable<Element> {
  private let begin: (@escaping (Element) -> Void) -> any Disposable

  /// - Parameter begin: begins a subscription, which calls its argument with each value.
  init(_ begin: @escaping (@escaping (Element) -> Void) -> any Disposable) {
    self.begin = begin
  }

  func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
    begin(onNext)
  }

  // MARK: - Operators

  func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    Observable<Result> { [begin] onNext in begin { onNext(transform($0)) } }
  }

  /// Passes on only what is not `nil`.
  func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Observable<Result> {
    Observable<Result> { [begin] onNext in
      begin { element in
        if let result = transform(element) { onNext(result) }
      }
    }
  }
}

extension Observable where Element: Equatable {
  /// Passes on only values that differ from the last one.
  func distinctUntilChanged() -> Observable {
    Observable { [begin] onNext in
      var last: Element?
      return begin { element in
        guard element != last else { return }
        last = element
        onNext(element)
      }
    }
  }
}

/// A value that its owner replaces; subscribers get it, and then each new one at once, in the order
/// in which they began.
final class BehaviorRelay<Element> {
  private(set) var value: Element
  private let changes = PublishSubject<Void>()

  init(_ value: Element) {
    self.value = value
  }

  func accept(_ value: Element) {
    self.value = value
    changes.onNext(())
  }

  /// A subscriber may replace the value: then no other one gets the older value after the newer one.
  func asObservable() -> Observable<Element> {
    Observable { [self] onNext in
      let subscription = changes.subscribe { [self] in onNext(value) }
      onNext(value)
      return subscription
    }
  }
}
