import Backend
import Controllers
import Equivalence
import Measurement
import Model
import Screens
import Toolkit

/// Ada logs out with ten pending requests, and Grace logs in before the ten answers come.
final class SessionRun: InteractionRun {
  private static let requestCount = 10
  private static let graceNoteCount = 20
  /// The pieces before the late answers: log-out, log-in, and the answers to `login`, `load`, `user`.
  private static let ownPieceCount = 5
  static let eventCount = ownPieceCount + requestCount
  /// The delay of the answers to Ada's requests, in milliseconds; Grace's list is loaded by then.
  private static let delay: Int64 = 1_000

  let driver: AppDriver
  let pieceCount = eventCount
  private let robot: AppRobot
  private var adasTexts: [Note.ID: String] = [:]
  private var gracesNotes: Set<Note.ID> = []
  /// How many views the app has right after Grace has logged in.
  private var liveViewCount = 0
  private var writesBefore = 0
  private var event: () -> Void = {}
  private var lastStep: Int?
  private var failure: String?

  /// - Parameter robot: the app, showing Ada's list.
  /// - Throws: an `InteractionError` if Grace cannot be signed in.
  init(_ robot: AppRobot) throws {
    self.robot = robot
    driver = robot.driver
    let top = 0..<Interactions.viewport + Self.requestCount
    for id in try robot.ids(top) { adasTexts[id] = robot.text(of: id) }
    try robot.signOut()
    try robot.signIn("grace", password: "hopper")
    gracesNotes = Set((0..<Self.graceNoteCount).map { _ in driver.makeArrivalID() })
    robot.push(gracesNotes.sorted().map { .insert($0, text: "Grace's note \($0)") })
    liveViewCount = driver.loop.liveViewCount
  }

  // MARK: - A step

  func prepare(piece: Int, ofStep step: Int) {
    do {
      event = try action(piece, step)
    } catch {
      failure = failure ?? "\(error)"
      event = {}
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event(event)
    lastStep = step
  }

  func reset(step: Int) {
    failure = check()
    lastStep = nil
    event = {}
  }

  func visibleDefect() -> String? {
    failure ?? lastStep.flatMap { _ in defect() }
  }

  private func action(_ piece: Int, _ step: Int) throws -> () -> Void {
    switch piece {
    case 0:
      try beginAdasSession(step)
      let button = try robot.find("profile.logout", as: Button.self)
      return { [weak button] in button?.tap() }
    case 1:
      try robot.type("login.name", "grace")
      try robot.type("login.password", "hopper")
      let button = try robot.find("login.submit", as: Button.self)
      return { [weak button] in button?.tap() }
    case Self.ownPieceCount:
      writesBefore = driver.loop.counters.writes
      fallthrough
    default:
      return driver.nextEvent() ?? {}
    }
  }

  /// Signs Grace out and Ada in, shows her profile, and sends ten requests.
  private func beginAdasSession(_ step: Int) throws {
    robot.beginHour(ofStep: step)
    robot.push(gracesNotes.sorted().map { .change($0, text: "Grace's note \($0), \(step)") })
    try robot.signOut()
    // With no user signed in, pushes change Ada's notes: here the top ones, which stay on top.
    robot.push(
      adasTexts.sorted { $0.key < $1.key }.map { .change($0.key, text: $0.value + "\n\(step)") })
    try robot.signIn()
    try robot.showProfile()
    try robot.tap("tabs.notes")
    driver.settle()
    let sent = driver.backend.log.count
    let table = try robot.table()
    for _ in 0..<Self.requestCount - 2 { driver.backend.delayNext(.image, by: Self.delay) }
    driver.event { table.scroll(toTop: Self.requestCount - 2) }
    driver.backend.delayNext(.load, by: Self.delay)
    try robot.tap("notes.refresh")
    try robot.tap("tabs.profile")
    driver.backend.delayNext(.user, by: Self.delay)
    try robot.tap("profile.refresh")
    let count = driver.backend.log.count - sent
    if count != Self.requestCount {
      throw InteractionError(
        description: "Ada has \(count) requests under way, not \(Self.requestCount).")
    }
  }

  // MARK: - Checks

  private func defect() -> String? {
    let writes = driver.loop.counters.writes - writesBefore
    if writes > 0 { return "The old session's late answers write to views." }
    let count = driver.loop.liveViewCount
    if count != liveViewCount { return "There are \(count) views, not \(liveViewCount)." }
    guard let table = driver.view("notes.table") as? TableView,
      table.visibleRows.count == Interactions.viewport,
      table.visibleRows.allSatisfy({ row in
        (table.cellForRow(row) as? NoteCell).map { gracesNotes.contains($0.noteID) } ?? false
      })
    else { return "The list does not show grace's notes." }
    return robot.defect(in: "notes.title", expected: "Notes (\(Self.graceNoteCount))")
  }
}
