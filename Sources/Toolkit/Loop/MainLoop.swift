/// The app's one event loop, on a clock that its driver moves.
///
/// One turn: the event, queued work until none is left, the property pass, layout, display of what
/// is dirty, and one committed frame if anything was dirty.
package final class MainLoop {
  package internal(set) var counters = WorkCounters()
  /// The window whose frames this loop commits; it belongs to the app.
  ///
  /// Cleared when the window goes; a weak reference would make each use of a window slow.
  unowned(unsafe) var window: Window?
  /// Set while a table has a cell filled that comes into view.
  var isConfiguringCell = false
  /// Told of each piece of work on views, in words; for checks of what was done, never set while
  /// anything is measured.
  package var onWork: ((String) -> Void)?
  /// Told of each phase of a turn as it is reached.
  package var onPhase: ((TurnPhase) -> Void)?
  /// What work on views takes from now on besides what it takes here; spent at the end of the phase
  /// that it is done in.
  package var viewCost = ViewCost.none {
    didSet { spentWrites = viewCost.writes(in: counters) }
  }
  /// How the nanoseconds of `viewCost` are spent; tests look on instead.
  package var spend: (Int) -> Void = ViewCost.spend
  /// The work on views whose cost is spent.
  private var spentWrites = 0
  /// How many views on this loop are alive: after teardown none.
  package internal(set) var liveViewCount = 0
  private var queue: [Work] = []
  private let now: () -> Int64
  private var animations: [Animation] = []
  let thread = ThreadCheck()

  /// A loop whose animations go by the clock `now`, in milliseconds.
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
    if !viewCost.isNone { spendViewCost() }
    if let onPhase { onPhase(phase) }
  }

  private func spendViewCost() {
    let writes = viewCost.writes(in: counters)
    let open = writes - spentWrites
    guard open > 0 else { return }
    spentWrites = writes
    let nanoseconds = open * viewCost.nanosecondsPerWrite
    counters.syntheticNanoseconds += nanoseconds
    spend(nanoseconds)
  }

  /// Queues work for the main thread: it runs later in this turn, after the event, or in the next
  /// turn when this one is past its queue.
  package func async(_ work: @escaping () -> Void) {
    queue.append(Work(run: work))
  }

  /// How many pieces of work the turn's queue has taken so far, those that have run included; for
  /// checks of what was done.
  package var queuedWorkCount: Int { queue.count }

  /// Whether no turn is due: nothing queued, nothing dirty.
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
  /// An array of bare closures would allocate a thunk for each that is put in, at the cost of those
  /// architectures that wait for the end of the turn.
  private struct Work {
    let run: () -> Void
  }

  // MARK: - Animations

  /// When the next animation ends, on the loop's clock; a driver then runs a turn.
  package var nextAnimationEnd: Int64? {
    animations.lazy.filter(\.isInWindow).map(\.endsAt).min()
  }

  /// Begins an animation of `view` that takes so many milliseconds; `nil` out of the window, where
  /// it is over at once.
  func animate(_ view: any Animated, milliseconds: Int64) -> Animation? {
    guard view.window != nil else { return nil }
    counters.animationsStarted += 1
    let animation = Animation(of: view, endsAt: now() + milliseconds)
    animations.append(animation)
    return animation
  }

  /// Takes back an animation that another one replaces, or a plain write.
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
