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
  /// The last event as in a script: `tap editor.save`.
  private var name = "launch"
  /// The work until the app was idle again.
  private var work = Work()
  /// The work of the server's answers since then.
  private var answers = Work()

  /// Launches an app with a server on this storage.
  init(_ variant: Variant, on storage: any NotesStorage, now: Timestamp) {
    driver = AppDriver(variant, storage: storage, clock: VirtualClock(now: now))
    work.add(from: WorkCounters(), to: driver.loop.counters)
  }

  /// Sends an event to the app.
  func perform(_ name: String, _ event: () -> Void) {
    record(name) { driver.event(event) }
  }

  /// Launches another architecture with the stored state of the server and the device.
  func launch(_ variant: Variant) {
    record("launch") { driver.relaunch(as: variant) }
  }

  private func record(_ name: String, _ event: () -> Void) {
    let before = driver.loop.counters
    event()
    self.name = name
    (work, answers) = (Work(), Work())
    work.add(from: before, to: driver.loop.counters)
  }

  /// Advances the time and performs all answers and animations that are due.
  func advance(to now: Timestamp) {
    while let event = driver.nextEvent(until: now) {
      let before = driver.loop.counters
      driver.event(event)
      answers.add(from: before, to: driver.loop.counters)
    }
    driver.clock.advance(to: now)
  }

  /// The text in the editor; empty without an editor.
  var editorText: String { editor?.text ?? "" }

  /// Whether the editor has text that no save has taken.
  var holdsText: Bool { !editorText.isEmpty && editor?.isEnabled == true }

  private var editor: TextView? { driver.view("editor.text") as? TextView }

  /// The last event and its work, short enough for a line of 80 columns.
  var summary: String {
    "\(name): \(work.text)" + (answers == Work() ? "" : "; answers: \(answers.text)")
  }
}

/// Work on views.
private nonisolated struct Work: Hashable {
  private var viewWrites = 0
  /// The cells that were filled, for the first time or again.
  private var cells = 0

  mutating func add(from start: WorkCounters, to end: WorkCounters) {
    viewWrites += end.viewWrites - start.viewWrites
    cells += end.cellsConfigured - start.cellsConfigured
    cells += end.cellsReconfigured - start.cellsReconfigured
  }

  var text: String {
    Figures.counted(viewWrites, "write") + ", " + Figures.counted(cells, "cell")
  }
}
