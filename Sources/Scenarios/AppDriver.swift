package import ArchitectureKit
package import Controllers
package import Model
package import Toolkit

/// An app in its world, and the one hand that moves both: events, the clock, the server's answers.
///
/// Each event is one turn of the main loop, then as many as the app needs to rest.
package final class AppDriver {
  /// What runs, or ran last.
  package private(set) var variant: Variant
  package let world: World
  package let clock: VirtualClock
  package let backend: Backend
  package let loop: MainLoop
  /// The running app; none between `quit()` and `launch()`.
  package private(set) var app: (any App)?
  /// How many profile tabs the app has.
  let profileCount: Int
  private let ids: NoteIDs
  /// Called with the window after each frame that it commits.
  private let onFrame: ((Window) -> Void)?
  /// What went wrong for good: the app found no rest.
  package private(set) var defect: String?

  /// The most turns after the event's own in which an app must come to rest.
  package static let turnLimit = 3

  /// Launches the variant in the world; the restore request is sent, nothing is answered yet.
  ///
  /// The world is only where a server begins whose `storage` is new: without one it is in memory.
  package init(
    _ variant: Variant, in world: World = World(), storage: (any NotesStorage)? = nil,
    clock: VirtualClock = VirtualClock(), memo: BackendMemo = BackendMemo(),
    profileCount: Int = 1, onFrame: ((Window) -> Void)? = nil
  ) {
    self.variant = variant
    self.onFrame = onFrame
    self.world = world
    self.profileCount = profileCount
    self.clock = clock
    loop = MainLoop { [clock] in clock.now.milliseconds }
    backend = Backend(clock: clock, world: world, memo: memo, storage: storage)
    ids = NoteIDs(next: storage?.contents.nextNoteID ?? world.firstNewNoteID)
    launch()
  }

  /// Drops the app, unsaved text too; the server and the stored session stay.
  package func quit() {
    app = nil
  }

  /// Starts the app in a turn of its own; the restore request is sent by its end.
  package func launch() {
    let environment = AppEnvironment(
      loop: loop,
      sessions: SessionController(backend: backend), users: UserController(backend: backend),
      notes: NotesController(backend: backend), images: ImageController(backend: backend),
      now: { [clock] in clock.now }, makeNoteID: ids.make, profileCount: profileCount)
    event {
      let app = variant.launch(environment)
      if let onFrame {
        app.window.onFrame = { [weak window = app.window] in window.map(onFrame) }
      }
      self.app = app
    }
  }

  /// Drops the app and launches another variant on the same server and stored session.
  package func relaunch(as variant: Variant) {
    quit()
    self.variant = variant
    launch()
  }

  /// The running app's window; an empty one while no app runs.
  package var window: Window { app?.window ?? Window(on: MainLoop()) }

  /// An id for a note that comes from elsewhere: never used, and never one of the app's.
  package func makeArrivalID() -> Note.ID {
    arrivalCount += 1
    return 1_000_000 + arrivalCount
  }
  private var arrivalCount = 0

  // MARK: - Events

  /// One turn with this event, then turns until the app rests.
  package func event(_ body: () -> Void) {
    loop.turn(body)
    rest()
  }

  private func rest() {
    var turns = 0
    while !loop.isAtRest {
      turns += 1
      guard turns <= Self.turnLimit else {
        defect = "the app finds no rest within \(Self.turnLimit) turns of an event"
        return
      }
      loop.turn()
    }
  }

  /// When the next thing happens by itself: the end of an animation or an answer.
  package var nextEventAt: Timestamp? {
    [backend.nextAnswerAt, loop.nextAnimationEnd.map(Timestamp.init(milliseconds:))]
      .compactMap(\.self).min()
  }

  /// Moves the clock to what comes next, the end of an animation or an answer, and hands out its
  /// event; an answer is decoded and not yet run.
  package func nextEvent(until limit: Timestamp? = nil) -> (() -> Void)? {
    guard let due = nextEventAt, limit.map({ due <= $0 }) ?? true else { return nil }
    clock.advance(to: due)
    // A turn ends what is due of animations at its start.
    return due.milliseconds == loop.nextAnimationEnd ? {} : backend.answerNext()
  }

  /// Moves the clock on and delivers on its way what falls due.
  package func advance(milliseconds: Int64) {
    let end = clock.now.advanced(by: milliseconds)
    while let next = nextEvent(until: end) { event(next) }
    clock.advance(to: end)
  }

  /// Moves the clock until no answer and no end of an animation is left to come.
  package func settle() {
    while let next = nextEvent() { event(next) }
  }

  /// The view with an identifier, in the tree and not hidden.
  package func view(_ identifier: String) -> View? {
    window.view(withIdentifier: identifier)
  }
}

/// The ids of the notes that an app creates, over all of its launches.
private final class NoteIDs {
  private var next: Note.ID

  init(next: Note.ID) {
    self.next = next
  }

  func make() -> Note.ID {
    defer { next += 1 }
    return next
  }
}
