package import ArchitectureKit
package import Backend
package import Equivalence
package import Measurement
import Model
import Toolkit

/// A named part of a user's session that can be run many times.
///
/// A run and its reset restore the app's shape: rows, order, scroll offset and screens. The content
/// is new every time.
package struct Interaction {
  package let id: String
  /// A description of the interaction, in one sentence.
  package let prose: String
  /// How many events one run has, by the number of notes.
  ///
  /// An event is the smallest thing that a user or the server does: a key, a push, a row scrolled.
  package let eventCount: (_ size: Int) -> Int
  /// The numbers of notes at which it is measured.
  package let sizes: [Int]
  /// The smallest number of notes on which it can run.
  package let fewestNotes: Int
  /// Whether it can share its app with other interactions.
  package let appNeeds: AppNeeds
  /// Which notes have a picture; any value but `.none` requires a separate app.
  package let pictures: Fixture.Pictures
  /// The least work on views that every app must do, by the number of notes.
  package let leastWork: (_ size: Int) -> ViewWork
  /// The numbers of view writes that are also correct, by the number of notes.
  ///
  /// Some patterns update hidden screens; others do not.
  package let admissibleWrites: ((_ size: Int) -> ClosedRange<Int>)?
  /// The numbers of view writes that are also correct for an app that delivers each change at once.
  ///
  /// Such an app shows every value of a turn.
  package let writesAtOnce: ClosedRange<Int>?
  /// Sets the app up for the interaction; the app shows the list by change before.
  let begin: (AppDriver) throws -> any InteractionRun

  init(
    id: String, prose: String,
    eventCount: @escaping (_ size: Int) -> Int = { _ in 1 }, sizes: [Int], fewestNotes: Int = 40,
    appNeeds: AppNeeds, pictures: Fixture.Pictures = .none,
    leastWork: @escaping (_ size: Int) -> ViewWork,
    admissibleWrites: ((_ size: Int) -> ClosedRange<Int>)? = nil,
    writesAtOnce: ClosedRange<Int>? = nil,
    begin: @escaping (AppDriver) throws -> any InteractionRun
  ) {
    precondition(
      appNeeds == .own || pictures == .none, "an app that interactions share has no pictures")
    self.id = id
    self.prose = prose
    self.eventCount = eventCount
    self.sizes = sizes
    self.fewestNotes = fewestNotes
    self.appNeeds = appNeeds
    self.pictures = pictures
    self.leastWork = leastWork
    self.admissibleWrites = admissibleWrites
    self.writesAtOnce = writesAtOnce
    self.begin = begin
  }

  /// What a person calls it, if it is one of the nine events that every run times.
  package var title: String? { Interactions.namedEvents.first { $0.event.id == id }?.title }

  /// Returns whether this work of an app is correct for `size` notes.
  ///
  /// Correct is the least work, or more view writes where the interaction allows them; any work of
  /// an app that declares extra work.
  package func accepts(_ work: ViewWork, of variant: Variant, size: Int) -> Bool {
    if variant.doesExtraWork { return true }
    var wanted = leastWork(size)
    let admissible = [admissibleWrites?(size), variant.deliversAtOnce ? writesAtOnce : nil]
    if admissible.contains(where: { $0?.contains(work.viewWrites) == true }) {
      wanted.viewWrites = work.viewWrites
    }
    // An empty table may be reloaded for a list without notes, or be left as it is.
    if size == 0, work.tableReloads == 0 { wanted.tableReloads = 0 }
    return work == wanted
  }

  /// Returns the least work in words, with the sizes if they differ.
  package func leastWorkText(at sizes: [Int]) -> String {
    var groups: [(work: String, sizes: [String])] = []
    for size in sizes {
      let work = leastWork(size).description
      if groups.last?.work != work { groups.append((work, [])) }
      groups[groups.count - 1].sizes.append("\(size)")
    }
    guard groups.count > 1 else { return groups.first?.work ?? "" }
    return groups.map { "\($0.work) at \($0.sizes.joined(separator: ", ")) notes" }
      .joined(separator: "; ")
  }

  /// Returns whether the interaction can run on this number of notes.
  package func canDo(with noteCount: Int) -> Bool {
    noteCount >= fewestNotes
  }

  /// Sets the app up for the interaction; logs ada in if no user is signed in.
  ///
  /// - Throws: an `InteractionError` if the set-up fails.
  package func start(on driver: AppDriver) throws -> any InteractionRun {
    let robot = AppRobot(driver: driver)
    // Another interaction may have left a profile in view.
    if appNeeds == .profile, driver.view("tabs.notes") != nil { try robot.tap("tabs.notes") }
    try robot.signIn()
    return try begin(driver)
  }

  /// Whether an interaction can share its app with others.
  package enum AppNeeds: Sendable {
    /// The app can be shared, because the interaction restores the list.
    case shared
    /// The app can be shared with the other interactions on the profile: each brings it into view.
    case profile
    /// The app must be separate: the interaction starts the app, changes all notes, or leaves more
    /// screens loaded.
    case own
  }
}

/// An interaction on one app: a measured workload with additional checks.
///
/// The pieces of a step are timed one after another. Work between them, such as decoding an answer,
/// is not timed.
package protocol InteractionRun: Workload {
  var driver: AppDriver { get }
  /// Returns what the app shows wrongly, as a sentence; `nil` if all is right.
  ///
  /// It must be cheap, because it runs after every epoch.
  func visibleDefect() -> String?
  /// Runs the slow checks that `visibleDefect` leaves out, such as those of rows out of view.
  ///
  /// It may run turns of the app.
  func checkThoroughly() -> String?
  /// Prepares the app for the next interaction.
  func end()
}

extension InteractionRun {
  package func checkThoroughly() -> String? { nil }
  package func end() {}

  package func check() -> String? { visibleDefect() ?? driver.defect }

  /// Runs a whole step and its reset; returns the step's work on views and the defect, if any.
  package func run(step: Int) -> (work: ViewWork, defect: String?) {
    var work = ViewWork()
    prepare(steps: step..<step + 1)
    for piece in 0..<pieceCount {
      prepare(piece: piece, ofStep: step)
      let before = driver.loop.counters
      perform(piece: piece, ofStep: step)
      work.add(from: before, to: driver.loop.counters)
    }
    let defect = check() ?? checkThoroughly()
    if resetsAfterEachStep { reset(step: step) }
    return (work, defect)
  }
}

/// The reason an app cannot perform an interaction.
package nonisolated struct InteractionError: Error, CustomStringConvertible, Sendable {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

extension Interaction {
  /// Launches an app with the pictures that the interaction needs.
  package func launch(
    _ variant: Variant, in fixture: Fixture, cache: BackendCache = BackendCache()
  ) -> AppDriver {
    var fixture = fixture
    fixture.pictures = pictures
    // Generated notes get their pictures from the fixture; a user's own notes need them too.
    if pictures == .all { fixture.ownNotes = fixture.ownNotes.map { $0.map(\.withPicture) } }
    return AppDriver(variant, in: fixture, cache: cache)
  }
}

extension Note {
  fileprivate var withPicture: Note {
    Note(
      id: id, createdAt: createdAt, changedAt: changedAt, text: text,
      picture: ImageReference("note-\(id)"))
  }
}
