/// Events that can be observed but not sent, except where the signal is an `@Emitter`.
final class Signal<Event>: ObserverSource {
  private var observers = ObserverList<Event>()

  fileprivate init() {}

  /// Calls `handler` with each event from now on.
  func observe(in bag: DisposalBag, _ handler: @escaping (Event) -> Void) {
    let observer = Observer(handler)
    observers.append(observer, of: self)
    bag.add(observer)
  }

  func remove(_ observer: Observer<Event>) {
    observers.remove(observer)
  }

  fileprivate func send(_ event: Event) {
    observers.send(event)
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
