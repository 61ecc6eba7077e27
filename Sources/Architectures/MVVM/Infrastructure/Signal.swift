/// Events that can be observed but not sent, except where the signal is an `@Emitter`.
final class Signal<Event>: ObserverSource {
  /// Changed as a copy, so that no access of it lasts as long as a call.
  private var observers = ObserverList<Event>()

  fileprivate init() {}

  /// Calls `handler` with each event from now on.
  func observe(in bag: DisposalBag, _ handler: @escaping (Event) -> Void) {
    let observer = Observer(handler)
    var list = observers
    list.append(observer, of: self)
    observers = list
    bag.add(observer)
  }

  func remove(_ observer: Observer<Event>) {
    var list = observers
    list.remove(observer)
    observers = list
  }

  fileprivate func send(_ event: Event) {
    let list = observers
    list.send(event)
  }
}

/// A signal of a view model or store that only its owner can send.
///
///     @Emitter var close: Signal<Void>
///     func cancelTapped() { _close.send(()) }
@propertyWrapper struct Emitter<Event> {
  let wrappedValue = Signal<Event>()

  func send(_ event: Event) {
    wrappedValue.send(event)
  }
}
