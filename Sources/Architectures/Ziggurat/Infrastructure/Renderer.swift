import Toolkit

/// Answers signals with passes.
protocol Rendering: SignalListener {
  /// Makes a pass, which answers all signals so far.
  func render()
}

/// Has the whole app presented, and pushes the view model into the controllers from the root down.
///
/// It writes nothing, and no Service may change during a pass.
final class Renderer: Rendering {
  private let loop: MainLoop
  private let schedule: any PassSchedule
  private let changes: any PassChanges
  private let present: (_ last: RootViewModel?) -> RootViewModel
  private let push: (RootViewModel) -> Void
  private var last: RootViewModel?
  private var isRendering = false
  /// Made once, so that asking for a pass allocates nothing.
  private lazy var pass: () -> Void = { [unowned self] in render() }

  /// - Parameters:
  ///   - loop: the loop that passes are queued on.
  ///   - schedule: decides how many passes are queued.
  ///   - changes: keeps account of what has changed since the last pass.
  ///   - present: returns the view model of what the Services hold now; it gets the last one.
  ///   - push: shows a view model, from the root controller down.
  init(
    on loop: MainLoop, _ schedule: any PassSchedule, _ changes: any PassChanges,
    present: @escaping (_ last: RootViewModel?) -> RootViewModel,
    push: @escaping (RootViewModel) -> Void
  ) {
    self.loop = loop
    self.schedule = schedule
    self.changes = changes
    self.present = present
    self.push = push
  }

  /// Queues a pass for later in this turn, if the schedule says so.
  func heardSignal(_ parts: ServiceParts) {
    precondition(!isRendering, "a Service was written while the Renderer made its pass")
    changes.add(parts)
    if schedule.needsPass() { loop.async(pass) }
  }

  /// Makes a pass, which answers all signals so far.
  func render() {
    schedule.passBegan()
    isRendering = true
    let viewModel = present(last)
    changes.removeAll()
    last = viewModel
    push(viewModel)
    isRendering = false
  }
}

/// Decides how many passes follow the signals of a turn.
protocol PassSchedule: AnyObject {
  /// Called at each signal; returns whether a pass must be queued for it.
  func needsPass() -> Bool
  /// Called when a pass begins.
  func passBegan()
}

/// One pass for all signals of a turn.
final class PassPerTurn: PassSchedule {
  private var isQueued = false

  func needsPass() -> Bool {
    guard !isQueued else { return false }
    isQueued = true
    return true
  }

  func passBegan() {
    isQueued = false
  }
}

/// A pass for each signal.
final class PassPerSignal: PassSchedule {
  func needsPass() -> Bool { true }
  func passBegan() {}
}

/// What has changed since the last pass, as far as the Renderer keeps account of it.
protocol PassChanges: ChangesReading {
  /// Called at each signal.
  func add(_ parts: ServiceParts)
  /// Called when a pass has answered all signals so far.
  func removeAll()
}

/// Keeps no account: each pass presents everything.
final class UnknownChanges: PassChanges {
  func add(_ parts: ServiceParts) {}
  func removeAll() {}
  func areUnchanged(_ parts: ServiceParts) -> Bool { false }
}

/// Keeps account of the parts that signals have named: a pass presents only what is made of them.
final class SignalledChanges: PassChanges {
  private var changed = ServiceParts.all

  func add(_ parts: ServiceParts) {
    changed.formUnion(parts)
  }

  func removeAll() {
    changed = []
  }

  func areUnchanged(_ parts: ServiceParts) -> Bool { changed.isDisjoint(with: parts) }
}
