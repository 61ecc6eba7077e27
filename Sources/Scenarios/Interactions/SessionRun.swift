import Controllers
import Model
import Screens
import Toolkit

/// Ada logs out while ten requests are under way, and grace logs in: then the ten answers come.
final class SessionRun: InteractionRun {
  private static let requestCount = 10
  private static let graceNoteCount = 20
  /// Log-out, log-in, and the answers to `login`, `load` and `user`.
  private static let ownPieceCount = 5
  /// After how many milliseconds ada's requests are answered: grace's list is there by then.
  private static let delay: Int64 = 1_000

  let driver: AppDriver
  let pieceCount = ownPieceCount + requestCount
  private let stage: Stage
  private var adasTexts: [Note.ID: String] = [:]
  private var gracesNotes: Set<Note.ID> = []
  /// How many views grace's app has, right after her log-in.
  private var liveViewCount = 0
  private var writesBefore = 0
  private var event: () -> Void = {}
  private var lastStep: Int?
  private var failure: String?

  /// - Parameter stage: the app, ada's list shown.
  /// - Throws: an `InteractionError` if grace cannot be signed in.
  init(_ stage: Stage) throws {
    self.stage = stage
    driver = stage.driver
    let top = 0..<Interactions.viewport + Self.requestCount
    for id in try stage.ids(top) { adasTexts[id] = stage.text(of: id) }
    try stage.signOut()
    try stage.signIn("grace", password: "hopper")
    gracesNotes = Set((0..<Self.graceNoteCount).map { _ in driver.makeArrivalID() })
    stage.push(gracesNotes.sorted().map { .insert($0, text: "Grace's note \($0)") })
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

  func check() -> String? {
    failure ?? lastStep.flatMap { _ in complaint() }
  }

  private func action(_ piece: Int, _ step: Int) throws -> () -> Void {
    switch piece {
    case 0:
      try beginAdasSession(step)
      let button = try stage.find("profile.logout", as: Button.self)
      return { [weak button] in button?.tap() }
    case 1:
      try stage.type("login.name", "grace")
      try stage.type("login.password", "hopper")
      let button = try stage.find("login.submit", as: Button.self)
      return { [weak button] in button?.tap() }
    case Self.ownPieceCount:
      writesBefore = driver.loop.counters.writes
      fallthrough
    default:
      return driver.nextEvent() ?? {}
    }
  }

  /// Grace leaves, ada comes, looks at each of her profiles, and ten requests are under way.
  private func beginAdasSession(_ step: Int) throws {
    stage.push(gracesNotes.sorted().map { .change($0, text: "Grace's note \($0), \(step)") })
    try stage.signOut()
    // While nobody is signed in it is ada's notes that change: those on top, which stay there.
    stage.push(
      adasTexts.sorted { $0.key < $1.key }.map { .change($0.key, text: $0.value + "\n\(step)") })
    try stage.signIn()
    try stage.mountProfiles()
    try stage.tap("tabs.notes")
    driver.settle()
    let sent = driver.backend.log.count
    let table = try stage.table()
    for _ in 0..<Self.requestCount - 2 { driver.backend.delayNext(.image, by: Self.delay) }
    driver.event { table.scroll(toTop: Self.requestCount - 2) }
    driver.backend.delayNext(.load, by: Self.delay)
    try stage.tap("notes.refresh")
    try stage.tap("tabs.profile")
    driver.backend.delayNext(.user, by: Self.delay)
    try stage.tap("profile.refresh")
    let count = driver.backend.log.count - sent
    if count != Self.requestCount {
      throw InteractionError(
        description: "Ada has \(count) requests under way, not \(Self.requestCount).")
    }
  }

  // MARK: - Looking

  private func complaint() -> String? {
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
    return stage.complaint("notes.title", says: "Notes (\(Self.graceNoteCount))")
  }
}
