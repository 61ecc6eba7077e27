/// The app's one event loop, on a clock that its driver moves.
///
/// One turn: the event, queued work until none is left, the property pass, layout, display of what
/// is dirty, and one committed frame if anything was dirty.
package final class MainLoop {
  package internal(set) var counters = WorkCounters()
  /// The window whose frames this loop commits; it belongs to the app.
  weak var window: Window?
  /// Set while a table has a cell filled that comes into view.
  var isConfiguringCell = false
  private var queue: [() -> Void] = []

  package init() {}

  /// Runs one turn with `event` at its start.
  package func turn(_ event: () -> Void = {}) {
    counters.turns += 1
    event()
    drainQueue()
    guard let window else { return }
    window.updatePropertiesIfNeeded()
    window.layoutIfNeeded()
    window.displayIfNeeded()
  }

  /// Queues work for the main thread: it runs later in this turn, after the event, or in the next
  /// turn when this one is past its queue.
  package func async(_ work: @escaping () -> Void) {
    queue.append(work)
  }

  /// Whether no turn is due: nothing queued, nothing dirty.
  package var isAtRest: Bool {
    queue.isEmpty && !(window?.isDirty ?? false)
  }

  private func drainQueue() {
    var next = 0
    while next < queue.count {
      queue[next]()
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
  }

  /// Counts one property write and says whether it changes anything.
  @inline(__always)
  func countWrite(isEffective: Bool) -> Bool {
    counters.writes += 1
    if !isEffective {
      counters.redundantWrites += 1
    } else if isConfiguringCell {
      counters.configurationWrites += 1
    } else {
      counters.viewWrites += 1
    }
    return isEffective
  }
}
