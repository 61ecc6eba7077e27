/// Delivers the notices of one object to its observers, as a notification centre does.
///
/// Notices are typed, and each store has its own. They are delivered at once, in no
/// order that an observer may count on. An observer that is removed during delivery receives nothing
/// more. One that registers during delivery receives the next notice first.
final class Notices<Notice> {
  private final class Observer {
    let handle: (Notice) -> Void
    var isRemoved = false

    init(_ handle: @escaping (Notice) -> Void) {
      self.handle = handle
    }
  }

  private var observers: [Observer] = []

  /// Calls `handle` with every notice for as long as the token is kept.
  func observe(_ handle: @escaping (Notice) -> Void) -> ObserverToken {
    let observer = Observer(handle)
    observers.append(observer)
    return ObserverToken { [weak self] in
      observer.isRemoved = true
      self?.observers.removeAll { $0 === observer }
    }
  }

  func post(_ notice: Notice) {
    // The loop holds the array of this moment, whatever the handlers do to the list.
    for observer in observers where !observer.isRemoved { observer.handle(notice) }
  }
}

/// A registration as an observer, which ends when the token is released.
final class ObserverToken {
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) {
    self.remove = remove
  }

  isolated deinit {
    remove()
  }
}
