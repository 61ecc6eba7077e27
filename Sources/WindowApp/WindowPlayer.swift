package import ArchitectureKit
package import Backend
package import Equivalence
import Toolkit
package import WindowDisplay

/// Plays steps on an app through the widgets of a window, and the same steps on a twin without one.
///
/// After each step the widgets must show what the app's snapshot says, and the twin must show the
/// same. So a widget that is wrong is found, and so is an event that is lost or comes twice.
package final class WindowPlayer {
  private let display: WindowDisplay
  /// The number of steps after which the widgets were compared.
  package private(set) var comparedCount = 0

  package init(_ display: WindowDisplay) {
    self.display = display
  }

  /// The first step after which the widgets show something else.
  package struct Difference: Error, CustomStringConvertible {
    package let architecture: String
    /// The step, as in a script.
    package let step: String
    package let reason: String

    package var description: String { "\(architecture), after \"\(step)\": \(reason)" }
  }

  /// Launches the app and its twin, and plays the steps on both; no step may be refused by one only.
  ///
  /// At the end the window is empty again.
  package func play(
    _ steps: [Step], in fixture: Fixture = Fixture(), cache: BackendCache = BackendCache(),
    on variant: Variant
  ) throws(Difference) {
    defer { display.clear() }
    let twin = AppDriver(variant, in: fixture, cache: cache)
    let driver = AppDriver(variant, in: fixture, cache: cache)
    display.follow(driver.loop) { [weak driver] in driver?.app?.window }
    display.perform = { [unowned driver] _, event in driver.event(event) }
    defer { display.perform = { _, event in event() } }
    let plain = ScriptPlayer(driver) { _ in }
    let reference = ScriptPlayer(twin) { _ in }
    driver.settle()
    twin.settle()
    try compare(driver, twin, "launch")
    for step in steps {
      let problem = refusal { () throws(StepProblem) in
        try take(step, driver, plain)
      }
      let expected = refusal { () throws(StepProblem) in
        try reference.take(step, line: 0)
      }
      if problem != expected {
        let reason = "\(problem ?? "taken"); without a window: \(expected ?? "taken")"
        throw Difference(architecture: variant.name, step: "\(step)", reason: reason)
      }
      WindowLoop.handlePending()
      try compare(driver, twin, "\(step)")
    }
  }

  private func refusal(_ body: () throws(StepProblem) -> Void) -> String? {
    do throws(StepProblem) {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  /// Takes a step through the widgets, if it is one that a user takes by hand.
  private func take(
    _ step: Step, _ driver: AppDriver, _ plain: ScriptPlayer
  ) throws(StepProblem) {
    let user = UserActions(driver)
    switch step {
    case .tap(let identifier):
      _ = try user.find(identifier, as: (any Tappable).self)
      display.click(identifier)
    case .type(let identifier, let text):
      _ = try user.find(identifier, as: (any TextInput).self)
      for character in text { display.type(String(character), into: identifier) }
    case .clear(let identifier):
      _ = try user.find(identifier, as: (any TextInput).self)
      display.clearText(of: identifier)
    case .scroll(let identifier, let row):
      _ = try user.find(identifier, as: TableView.self)
      if !display.drag(identifier, to: row) { try plain.take(step, line: 0) }
    default: try plain.take(step, line: 0)
    }
  }

  private func compare(
    _ driver: AppDriver, _ twin: AppDriver, _ step: String
  ) throws(Difference) {
    comparedCount += 1
    let own = driver.window.snapshot()
    let shown = display.snapshot()
    // GTK's strings cannot contain a zero byte, which the display shows as a symbol.
    if shown != own.replacing(#"\u{0}"#, with: "␀") {
      throw difference(driver, step, "the widgets show", shown, "the app", own)
    }
    let expected = twin.window.snapshot()
    if own != expected {
      throw difference(driver, step, "the app shows", own, "without a window", expected)
    }
    let (sent, wanted) = (driver.backend.log.count, twin.backend.log.count)
    guard sent == wanted, driver.clock.now == twin.clock.now else {
      throw Difference(
        architecture: driver.variant.name, step: step,
        reason: "the app has sent \(sent) requests; without a window: \(wanted)")
    }
  }

  private func difference(
    _ driver: AppDriver, _ step: String, _ what: String, _ found: String, _ other: String,
    _ wanted: String
  ) -> Difference {
    let found = found.split(separator: "\n")
    let wanted = wanted.split(separator: "\n")
    let line = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset
    let index = line ?? min(found.count, wanted.count)
    func text(_ lines: [Substring]) -> Substring {
      index < lines.count ? lines[index].drop { $0 == " " } : "nothing more"
    }
    return Difference(
      architecture: driver.variant.name, step: step,
      reason: "\(what) \(text(found)); \(other): \(text(wanted))")
  }
}
