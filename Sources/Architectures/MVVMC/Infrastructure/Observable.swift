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

/// A value that its owner replaces; subscribers get it, and then each new one once, in the order in
/// which they began.
final class BehaviorRelay<Element> {
  private(set) var value: Element
  /// The value that is being delivered, and those that subscribers have put in its place meanwhile.
  private var undelivered: [Element] = []
  private let values = PublishSubject<Element>()

  init(_ value: Element) {
    self.value = value
  }

  /// Replaces the value, and delivers it at once; in a delivery, after that one.
  func accept(_ value: Element) {
    self.value = value
    undelivered.append(value)
    guard undelivered.count == 1 else { return }
    while let next = undelivered.first {
      values.onNext(next)
      undelivered.removeFirst()
    }
  }

  func asObservable() -> Observable<Element> {
    Observable { [self] onNext in
      let subscription = values.subscribe(onNext: onNext)
      onNext(undelivered.first ?? value)
      return subscription
    }
  }
}
