/// The app's only event loop, on a clock that its driver moves.
///
/// One turn runs the event, queued work until the queue is empty, the property pass, layout, and
/// the display of damaged views. If anything was painted, it commits one frame.
package final class MainLoop {
  package internal(set) var counters = WorkCounters()
  /// The window that this loop displays; the app owns it.
  ///
  /// The window clears it in its `deinit`. A weak reference would make each access slow.
  unowned(unsafe) var window: Window?
  /// Whether a table is filling a cell that comes into view.
  var isConfiguringCell = false
  /// Called with a description of each piece of work on views.
  ///
  /// Only checks of the work set it; it is never set during a measurement.
  package var onWork: ((String) -> Void)?
  /// Called when a turn reaches a phase.
  package var onPhase: ((TurnPhase) -> Void)?
  /// The number of living views on this loop; 0 after the app is gone.
  package internal(set) var liveViewCount = 0
  private var queue: [Work] = []
  private let now: () -> Int64
  private var animations: [Animation] = []
  let thread = ThreadCheck()

  /// Makes a loop with the clock `now` for animations, in milliseconds.
  package init(now: @escaping () -> Int64 = { 0 }) {
    self.now = now
  }

  /// Runs one turn with `event` at its start.
  package func turn(_ event: () -> Void = {}) {
    thread.beginTurn()
    defer { thread.endTurn() }
    counters.turns += 1
    reach(.began)
    if !animations.isEmpty { endDueAnimations() }
    event()
    drainQueue()
    reach(.eventEnded)
    let window = window
    window?.updatePropertiesIfNeeded()
    reach(.propertiesEnded)
    window?.layoutIfNeeded()
    reach(.layoutEnded)
    if !animations.isEmpty { endAnimationsOutOfWindow() }
    window?.displayIfNeeded()
    reach(.displayEnded)
  }

  @inline(__always)
  private func reach(_ phase: TurnPhase) {
    if let onPhase { onPhase(phase) }
  }

  /// Queues work for the main thread.
  ///
  /// It runs later in this turn, after the event. If this turn has emptied its queue, it runs in
  /// the next turn.
  package func async(_ work: @escaping () -> Void) {
    queue.append(Work(run: work))
  }

  /// The number of pieces of work that were queued in this turn, with those that have run; for
  /// checks.
  package var queuedWorkCount: Int { queue.count }

  /// Whether no turn is needed: no work is queued, and no view is dirty.
  package var isAtRest: Bool {
    queue.isEmpty && !(window?.isDirty ?? false)
  }

  private func drainQueue() {
    guard !queue.isEmpty else { return }
    var next = 0
    while next < queue.count {
      queue[next].run()
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
  }

  /// Queued work.
  ///
  /// An array of bare closures would allocate a thunk for each element. Architectures that wait for
  /// the end of the turn would pay for that.
  private struct Work {
    let run: () -> Void
  }

  // MARK: - Animations

  /// The end time of the next animation, on the loop's clock; the driver then runs a turn.
  package var nextAnimationEnd: Int64? {
    animations.lazy.filter(\.isInWindow).map(\.endsAt).min()
  }

  /// Begins an animation of `view`; `nil` if the view is not in the window, where nothing is
  /// animated.
  func animate(_ view: any Animated, milliseconds: Int64) -> Animation? {
    guard view.window != nil else { return nil }
    counters.animationsStarted += 1
    let animation = Animation(of: view, endsAt: now() + milliseconds)
    animations.append(animation)
    return animation
  }

  /// Removes an animation that another one or a plain write replaces.
  func cancel(_ animation: Animation, isRestarted: Bool) {
    if isRestarted {
      counters.animationsRestarted += 1
    } else {
      counters.animationsCancelled += 1
    }
    animations.removeAll { $0 === animation }
  }

  private func endDueAnimations() {
    let now = now()
    endAnimations { $0.endsAt <= now }
  }

  private func endAnimationsOutOfWindow() {
    endAnimations { !$0.isInWindow }
  }

  private func endAnimations(where isOver: (Animation) -> Bool) {
    for animation in animations where isOver(animation) { animation.view?.animationDidEnd() }
    animations.removeAll(where: isOver)
  }
}
