package import ArchitectureKit
package import Backend
import Controllers
package import Model
package import Toolkit

/// Runs one app against its own server, and is the only source of events, time and answers.
///
/// Each event is one turn of the main loop. Further turns follow until the app is at rest.
package final class AppDriver {
  /// The variant that runs, or that ran last.
  package private(set) var variant: Variant
  package let fixture: Fixture
  package let clock: VirtualClock
  package let backend: InProcessServer
  package let loop: MainLoop
  /// The running app; `nil` between `quit()` and `launch()`.
  package private(set) var app: (any App)?
  private let ids: NoteIDs
  /// Called with the window after each frame that it commits.
  private let onFrame: ((Window) -> Void)?
  /// A permanent failure: the app did not come to rest after an event.
  package private(set) var defect: String?

  /// The most turns after the event's own in which an app must come to rest.
  package static let turnLimit = 3

  /// Launches the variant; the restore request has been sent, and no answer has come yet.
  ///
  /// Without `storage`, the server starts in memory with the contents of `fixture`.
  package init(
    _ variant: Variant, in fixture: Fixture = Fixture(), storage: (any NotesStorage)? = nil,
    clock: VirtualClock = VirtualClock(), cache: BackendCache = BackendCache(),
    onFrame: ((Window) -> Void)? = nil
  ) {
    self.variant = variant
    self.onFrame = onFrame
    self.fixture = fixture
    self.clock = clock
    loop = MainLoop { [clock] in clock.now.milliseconds }
    backend = InProcessServer(clock: clock, fixture: fixture, cache: cache, storage: storage)
    ids = NoteIDs(next: storage?.contents.nextNoteID ?? fixture.firstNewNoteID)
    launch()
  }

  /// Drops the app and its unsaved text; the server and the stored session stay.
  package func quit() {
    app = nil
  }

  /// Starts the app in one turn, at the end of which the restore request has been sent.
  package func launch() {
    let environment = AppEnvironment(
      loop: loop,
      sessions: SessionController(transport: backend), users: UserController(transport: backend),
      notes: NotesController(transport: backend), images: ImageController(transport: backend),
      now: { [clock] in clock.now }, makeNoteID: ids.make, friends: fixture.friends)
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

  /// Returns an unused id for a note from another device; the app never assigns such ids.
  package func makeArrivalID() -> Note.ID {
    arrivalCount += 1
    return 1_000_000 + arrivalCount
  }
  private var arrivalCount = 0

  // MARK: - Events

  /// Runs one turn with this event, then more turns until the app is at rest.
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

  /// The time of the next animation end or server answer, whichever comes first.
  package var nextEventAt: Timestamp? {
    [backend.nextAnswerAt, loop.nextAnimationEnd.map(Timestamp.init(milliseconds:))]
      .compactMap(\.self).min()
  }

  /// Moves the clock to the next animation end or answer, and returns its event.
  ///
  /// An answer is already decoded, but its handler has not run yet.
  package func nextEvent(until limit: Timestamp? = nil) -> (() -> Void)? {
    guard let due = nextEventAt, limit.map({ due <= $0 }) ?? true else { return nil }
    clock.advance(to: due)
    // Each turn starts by ending the animations that are due.
    return due.milliseconds == loop.nextAnimationEnd ? {} : backend.answerNext()
  }

  /// Advances the clock, and delivers each answer and animation end when it is due.
  package func advance(milliseconds: Int64) {
    let end = clock.now.advanced(by: milliseconds)
    while let next = nextEvent(until: end) { event(next) }
    clock.advance(to: end)
  }

  /// Advances the clock until no answer and no animation end is pending.
  package func settle() {
    while let next = nextEvent() { event(next) }
  }

  /// Returns the view with this identifier if it is in the tree and not hidden.
  package func view(_ identifier: String) -> View? {
    window.view(withIdentifier: identifier)
  }
}

/// Assigns ids to the notes that an app creates, across all of its launches.
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
