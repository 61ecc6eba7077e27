import ArchitectureKit
import Backend
import Equivalence
import Model
import Report
import Results
import Toolkit

/// An app that a user plays in real time, in the terminal or in a window, and what its last event cost.
final class PlayedApp {
  let driver: AppDriver
  /// The work until the last event, and the time of the app's own code.
  private var before = (counters: WorkCounters(), time: Duration.zero)
  private var ownTime = Duration.zero

  /// Launches an app with a server on this storage.
  init(_ variant: Variant, on storage: any NotesStorage, now: Timestamp) {
    driver = AppDriver(variant, storage: storage, clock: VirtualClock(now: now))
  }

  /// Takes the time of the app's own code from now on: until its last write to a view in each turn.
  func takeTimes() {
    let next = driver.loop.onPhase
    var start = ContinuousClock.now
    driver.loop.onPhase = { [unowned self] phase in
      if phase == .began { start = .now }
      if phase == .propertiesEnded { ownTime += start.duration(to: .now) }
      next?(phase)
    }
  }

  /// Sends an event to the app; one that follows from another adds to its cost.
  func perform(follows: Bool = false, _ event: () -> Void) {
    if !follows { before = (driver.loop.counters, ownTime) }
    driver.event(event)
  }

  /// Launches another architecture with the stored state, and brings it to the screen that is shown.
  func launch(_ variant: Variant) {
    let steps = stepsToScreen()
    before = (driver.loop.counters, ownTime)
    driver.relaunch(as: variant)
    driver.settle()
    take(steps)
    driver.settle()
  }

  /// Advances the time and performs all answers and animations that are due.
  func advance(to now: Timestamp) {
    while let event = driver.nextEvent(until: now) { driver.event(event) }
    driver.clock.advance(to: now)
  }

  /// Whether the editor has text that no save has taken.
  var holdsText: Bool {
    let editor = driver.view("editor.text") as? TextView
    return editor?.text.isEmpty == false && editor?.isEnabled == true
  }

  /// What the last event has cost, with the server's answers to it.
  var cost: String {
    let now = driver.loop.counters
    let counts = [
      (now.cellsConfigured - before.counters.cellsConfigured, "row", " filled"),
      (now.cellsReconfigured - before.counters.cellsReconfigured, "row", " rewritten"),
      (now.viewWrites - before.counters.viewWrites, "write", " to views"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { Figures.counted($0, $1) + $2 }
    let milliseconds = (ownTime - before.time) / .milliseconds(1)
    let time = milliseconds < 0.01 ? "less than 0.01" : Figures.fixed(milliseconds, 2)
    return (words.isEmpty ? ["nothing written"] : words).joined(separator: ", ")
      + ", \(time) ms in \(driver.variant.name)"
  }
}

// MARK: - The screen

extension PlayedApp {
  /// Returns the steps that bring a newly launched app to the screen that this one shows.
  ///
  /// This one leaves its screen, so that its list can be seen.
  private func stepsToScreen() -> [Step] {
    func text(_ field: String) -> String { (driver.view(field) as? TextField)?.text ?? "" }
    let isProfile = driver.view("profile.name") != nil
    var steps = ["login.name", "login.password"].map { Step.type($0, text: text($0)) }
    take([.tap("alert.ok"), .tap("editor.cancel")] + (isProfile ? [.tap("tabs.notes")] : []))
    let isOpen = driver.view("detail.page") != nil
    take([.tap("nav.back")])
    if (driver.view("notes.sort") as? Button)?.title == NotesWording.byTitle {
      steps.append(.tap("notes.sort"))
    }
    steps.append(.type("notes.filter", text: text("notes.filter")))
    if let table = driver.view("notes.table") as? TableView {
      steps.append(.scroll("notes.table", row: table.topRow))
      // After pages were turned, the selected row may be out of view.
      for top in stride(from: 0, to: table.rowCount, by: 15)
      where isOpen && table.selectedRow == nil {
        take([.scroll("notes.table", row: top)])
      }
      if let row = table.selectedRow.flatMap(table.cellForRow)?.identifier {
        steps.append(isOpen ? .tap(row) : .select(row))
      }
    }
    return steps + (isProfile ? [.tap("tabs.profile")] : [])
  }

  /// Takes the steps for which there is a view.
  private func take(_ steps: [Step]) {
    let player = ScriptPlayer(driver) { _ in }
    for step in steps { try? player.take(step, line: 0) }
  }
}
