import ArchitectureKit
import Backend
import Controllers
import Equivalence
import TestSupport
import Testing
import Toolkit

/// Plays every conformance script, and watches each turn of the app for work that is not needed.
@MainActor @Suite("Work on views in whole sessions") struct SessionTests {
  @Test(
    "An event writes each view at most once, gives none what it shows, and reloads no rows.",
    arguments: await architectureNames())
  func doesNoNeedlessWork(variant id: String) throws {
    let defects = try ScriptTests.scripts.names(ending: ".script").flatMap { name in
      try Self.defects(of: variant(id), in: name)
    }
    #expect(defects.isEmpty, "\(id), \(defects.count): \(defects.prefix(12))")
  }

  private static func defects(of variant: Variant, in name: String) throws -> [String] {
    let script = try ScriptParser.parse(ScriptTests.scripts.read("\(name).script"), file: name)
    let watch = TurnWatch(AppDriver(variant))
    let player = ScriptPlayer(watch.driver) { _ in }
    player.onStep = { watch.begin($0) }
    try player.play(script)
    watch.idle()
    return watch.defects.map { "\(name), \($0)" }
  }

  // MARK: - What the watch finds

  @Test("A view that is written twice in an event is found.")
  func twice() throws {
    let watch = try loggedIn()
    let title = try label("notes.title", of: watch)
    watch.driver.event {
      title.text = "One"
      title.text = "Two"
    }
    #expect(watch.defects.map { $0.contains("is written twice") } == [true])
  }

  @Test("A view that is given what it shows is found.")
  func again() throws {
    let watch = try loggedIn()
    let title = try label("notes.title", of: watch)
    let text = title.text
    watch.driver.event { title.text = text }
    #expect(watch.defects.map { $0.contains("what it shows") } == [true])
  }

  @Test("A table with rows that is reloaded is found.")
  func reload() throws {
    let watch = try loggedIn()
    let table = try #require(watch.driver.view("notes.table") as? TableView)
    watch.driver.event { table.reloadData() }
    #expect(watch.defects.contains { $0.contains("reloaded") })
  }

  @Test("Work in a turn without an event is found.")
  func restless() throws {
    let watch = try loggedIn()
    watch.driver.loop.async {}
    watch.idle()
    #expect(watch.defects.contains { $0.contains("without an event") })
  }

  private func loggedIn() throws -> TurnWatch {
    let watch = TurnWatch(AppDriver(try variant("Baseline")))
    let script = """
      type login.name "ada"
      type login.password "secret"
      tap login.submit
      settle

      """
    try ScriptPlayer(watch.driver) { _ in }.play(ScriptParser.parse(script, file: "log-in"))
    #expect(watch.defects.isEmpty)
    return watch
  }

  private func label(_ identifier: String, of watch: TurnWatch) throws -> Label {
    try #require(watch.driver.view(identifier) as? Label)
  }
}

/// Watches the turns of an app for work that is not needed.
@MainActor private final class TurnWatch {
  let driver: AppDriver
  private(set) var defects: [String] = []
  private var step = "the first turns"
  /// Whether the step is one event, not several in one turn.
  private var isOneEvent = true
  private var isIdle = false

  // What was there when the turn began, and what was written since.
  private var counters = WorkCounters()
  private var requestCount = 0
  private var rowCount = 0
  private var writes: [String] = []

  init(_ driver: AppDriver) {
    self.driver = driver
    driver.loop.onWork = { [unowned self] in if $0.hasPrefix("write ") { writes.append($0) } }
    driver.loop.onPhase = { [unowned self] in
      switch $0 {
      case .began: beginTurn()
      case .displayEnded: endTurn()
      case .eventEnded, .propertiesEnded, .layoutEnded: break
      }
    }
  }

  func begin(_ line: Script.Line) {
    step = "line \(line.number)"
    if case .turn = line.step { isOneEvent = false } else { isOneEvent = true }
  }

  /// Runs turns without an event.
  func idle() {
    step = "at the end"
    isIdle = true
    for _ in 0..<10 {
      if !driver.loop.isAtRest { find("work waits without an event") }
      driver.loop.turn()
    }
  }

  private func beginTurn() {
    counters = driver.loop.counters
    requestCount = driver.backend.log.count
    rowCount = (driver.view("notes.table") as? TableView)?.rowCount ?? 0
    writes = []
  }

  private func endTurn() {
    let requests = driver.backend.log[requestCount...].map(\.kind)
    let now = driver.loop.counters
    if now.redundantWrites > counters.redundantWrites { find("a view is given what it shows") }
    var seen: Set<String> = []
    let twice = writes.first { !seen.insert($0).inserted }
    // Of several events in one turn, an app may show each.
    if let twice, isOneEvent { find("'\(twice)' is written twice") }
    if now.tableReloads > counters.tableReloads, rowCount > 0 { find("rows are reloaded") }
    if isIdle, !requests.isEmpty || !writes.isEmpty || now.frames > counters.frames {
      find("a turn without an event does something")
    }
  }

  private func find(_ defect: String) { defects.append("\(step): \(defect)") }
}
