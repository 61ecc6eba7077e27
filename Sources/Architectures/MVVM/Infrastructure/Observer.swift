/// An object that can be observed.
protocol ObserverSource<Event>: AnyObject {
  associatedtype Event

  /// Removes an observer that has ended.
  func remove(_ observer: Observer<Event>)
}

/// One observation: a handler, and its place among the observers of a source.
///
/// It retains its source. So a chain of derived properties lives as long as its end is observed.
final class Observer<Event>: Disposable {
  /// Whether it needs each value at once; a binding may ask for the value later.
  let isEager: Bool
  fileprivate let handler: (Event) -> Void
  fileprivate var source: (any ObserverSource<Event>)?
  fileprivate var number = 0
  fileprivate var next: Observer?
  fileprivate unowned(unsafe) var previous: Observer?

  init(isEager: Bool = true, _ handler: @escaping (Event) -> Void) {
    self.isEager = isEager
    self.handler = handler
  }

  func dispose() {
    source?.remove(self)
  }
}

/// The observers of a source, in the order in which they began to observe.
///
/// They are linked to one another, so an observer is added and removed without a search.
struct ObserverList<Event> {
  private var first: Observer<Event>?
  private unowned(unsafe) var last: Observer<Event>?
  private var lastNumber = 0

  var isEmpty: Bool { first == nil }

  mutating func append(_ observer: Observer<Event>, of source: any ObserverSource<Event>) {
    lastNumber += 1
    observer.number = lastNumber
    observer.source = source
    observer.next = nil
    observer.previous = last
    if let last { last.next = observer } else { first = observer }
    last = observer
  }

  /// Removes an observer; does nothing if it is in no list.
  ///
  /// The observer keeps its `next`, because it may end while all are being told.
  mutating func remove(_ observer: Observer<Event>) {
    guard observer.source != nil else { return }
    observer.source = nil
    let next = observer.next
    let previous = observer.previous
    if let next { next.previous = previous } else { last = previous }
    if let previous { previous.next = next } else { first = next }
  }

  /// Calls the observers that are in the list now, as long as `isCurrent` returns true.
  @inline(__always)
  func send(_ event: Event, while isCurrent: () -> Bool = { true }) {
    let lastNumber = lastNumber
    var next = first
    while let observer = next, observer.number <= lastNumber, isCurrent() {
      if observer.source != nil { observer.handler(event) }
      next = observer.next
    }
  }
}
