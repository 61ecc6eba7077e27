/// Something that goes on until it is disposed of.
protocol Disposable: AnyObject {
  /// Ends it; a second call does nothing.
  func dispose()
}

extension Disposable {
  func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Subscriptions that end together, when their owner releases the bag.
final class DisposeBag {
  private var disposables: [any Disposable] = []

  func insert(_ disposable: any Disposable) {
    disposables.append(disposable)
  }

  isolated deinit {
    for disposable in disposables { disposable.dispose() }
  }
}

/// Events for those who subscribe, in the order in which they began.
final class PublishSubject<Event> {
  private var subscriptions: [SubjectSubscription<Event>] = []

  /// Tells those who have subscribed by now, and are still subscribed.
  func onNext(_ event: Event) {
    for subscription in subscriptions { subscription.handler?(event) }
  }

  /// Calls `onNext` with each event from now on.
  func subscribe(onNext: @escaping (Event) -> Void) -> any Disposable {
    let subscription = SubjectSubscription(to: self, onNext)
    subscriptions.append(subscription)
    return subscription
  }

  fileprivate func remove(_ subscription: SubjectSubscription<Event>) {
    subscriptions.removeAll { $0 === subscription }
  }
}

/// One subscription to a subject, which it keeps alive.
private final class SubjectSubscription<Event>: Disposable {
  var handler: ((Event) -> Void)?
  private let subject: PublishSubject<Event>

  init(to subject: PublishSubject<Event>, _ handler: @escaping (Event) -> Void) {
    self.subject = subject
    self.handler = handler
  }

  func dispose() {
    guard handler != nil else { return }
    handler = nil
    subject.remove(self)
  }
}
