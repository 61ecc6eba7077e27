/// A value that can be observed; named for RxSwift's `Observable`, which pushes its values.
///
/// It is cold: it keeps nothing itself. The value is computed when a subscriber asks for it.
final class Observable<Value> {
  private let compute: () -> Value
  private let follow: (_ changed: @escaping () -> Void) -> any Disposable

  /// - Parameters:
  ///   - compute: returns the value as it is now.
  ///   - follow: calls `changed` after each change, until it is disposed of.
  init(
    _ compute: @escaping () -> Value,
    follow: @escaping (_ changed: @escaping () -> Void) -> any Disposable
  ) {
    self.compute = compute
    self.follow = follow
  }

  /// The value as it is now.
  var value: Value { compute() }

  /// Calls `onNext` with the value now, and after each change.
  func subscribe(onNext: @escaping (Value) -> Void) -> any Disposable {
    let subscription = follow { [compute] in onNext(compute()) }
    onNext(compute())
    return subscription
  }

  /// Calls `changed` after each change; who needs the value asks for it.
  func subscribe(changed: @escaping () -> Void) -> any Disposable {
    follow(changed)
  }

  // MARK: - Operators

  func map<Result>(_ transform: @escaping (Value) -> Result) -> Observable<Result> {
    Observable<Result>({ [compute] in transform(compute()) }, follow: follow)
  }
}

extension Observable where Value: Equatable {
  /// Passes a change on only if the value differs from the last one.
  func distinctUntilChanged() -> Observable {
    Observable(compute) { [compute, follow] changed in
      var last = compute()
      return follow {
        let new = compute()
        guard new != last else { return }
        last = new
        changed()
      }
    }
  }
}

/// A value that its owner sets; subscribers hear of each value at once, in the order in which they
/// began.
final class BehaviorRelay<Value> {
  private let changes = PublishSubject<Void>()
  var value: Value { didSet { changes.onNext(()) } }

  init(_ value: Value) {
    self.value = value
  }

  func asObservable() -> Observable<Value> {
    Observable({ self.value }, follow: { self.changes.subscribe(onNext: $0) })
  }
}
