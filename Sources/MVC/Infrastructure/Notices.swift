/// What one object posts to all who observe it, as a notification centre does; but typed, and
/// each store has its own.
///
/// Notices are delivered at once, in the order in which the observers came. One that is removed
/// meanwhile hears nothing more, and one that comes meanwhile waits for the next notice.
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
