import Backend
import Controllers
import Model
import Toolkit

/// Plays scripts on an app, step by step, and outputs the requested snapshots and pictures.
package final class ScriptPlayer {
  package let driver: AppDriver
  /// Called before each step.
  package var onStep: ((Script.Line) -> Void)?
  private let output: (String) -> Void
  private var snapshotCount = 0
  private var pictureCount = 0

  /// Prepares playing on a launched app; `output` gets each snapshot or picture, from its heading
  /// line to a final blank line.
  package init(_ driver: AppDriver, output: @escaping (String) -> Void) {
    self.driver = driver
    self.output = output
  }

  /// Settles the launched app, then takes every step.
  ///
  /// - Throws: a `ScriptError` at the first step that cannot be taken, or after which the app does
  ///   not come to rest.
  package func play(_ script: Script) throws(ScriptError) {
    driver.settle()
    for line in script.lines {
      onStep?(line)
      do throws(StepProblem) {
        try take(line.step, line: line.number)
      } catch {
        throw failure(error.reason, line.number, script)
      }
      if let defect = driver.defect { throw failure(defect, line.number, script) }
    }
  }

  private func failure(_ reason: String, _ line: Int, _ script: Script) -> ScriptError {
    ScriptError(file: script.file, line: line, reason: reason, tree: driver.window.snapshot())
  }

  /// Takes one step; `line` is its line number, for headings.
  package func take(_ step: Step, line: Int) throws(StepProblem) {
    switch step {
    case .snapshot:
      snapshotCount += 1
      output("== snapshot \(snapshotCount), line \(line)\n\(driver.window.snapshot())\n")
    case .picture:
      pictureCount += 1
      let lines = driver.window.grid.lines.joined(separator: "\n")
      output("== picture \(pictureCount), line \(line)\n\(lines)\n\n")
    case .advance(let milliseconds): driver.advance(milliseconds: milliseconds)
    case .settle: driver.settle()
    case .failNext(let kind): driver.backend.failNext(kind)
    case .delayNext(let kind, let time): driver.backend.delayNext(kind, by: time)
    case .relaunch:
      driver.quit()
      driver.launch()
    case .push(let change):
      if let problem = UserActions.problem(with: change, in: driver) { throw problem }
      driver.event(driver.backend.push([change]))
    case .type(let identifier, let text):
      let view = try UserActions(driver).find(identifier, as: (any TextInput).self)
      for character in text { driver.event { view.type(character) } }
    case .turn(let steps): try takeAsOneTurn(steps)
    default:
      let action = try UserActions(driver).action(for: step)
      driver.event(action)
    }
  }

  private func takeAsOneTurn(_ steps: [Step]) throws(StepProblem) {
    var events: [() -> StepProblem?] = []
    for step in steps {
      switch step {
      case .push(let change):
        // Checked only inside the turn, because one push can make the next one possible.
        events.append { [driver] in
          if let problem = UserActions.problem(with: change, in: driver) { return problem }
          driver.backend.push([change])()
          return nil
        }
      case .type(let identifier, let text):
        let view = try UserActions(driver).find(identifier, as: (any TextInput).self)
        for character in text {
          events.append { [driver] in
            if UserActions(driver).canReach(view) { view.type(character) }
            return nil
          }
        }
      default:
        let actions = UserActions(driver)
        let view = try actions.find(step.viewIdentifier ?? "")
        let action = try actions.action(for: step)
        events.append {
          if actions.canReach(view) { action() }
          return nil
        }
      }
    }
    var problem: StepProblem?
    driver.event {
      for event in events where problem == nil { problem = event() }
    }
    if let problem { throw problem }
  }
}

extension Step {
  /// The view that the user taps or clears.
  fileprivate var viewIdentifier: String? {
    switch self {
    case .tap(let identifier), .clear(let identifier): identifier
    default: nil
    }
  }
}

/// What a script shows on an app: the text of a golden.
package enum Transcript {
  /// Plays a script, and returns its snapshots and pictures, then the requests that the app has sent.
  ///
  /// - Throws: a `ScriptError` at the first step that cannot be taken.
  package static func text(
    of script: Script, on driver: AppDriver
  ) throws(ScriptError) -> String {
    var text = ""
    try ScriptPlayer(driver) { text += $0 }.play(script)
    return text + "== requests\n" + driver.backend.log.map(line).joined()
  }

  private static func line(_ request: LoggedRequest) -> String {
    let time = request.sentAt.milliseconds - VirtualClock().now.milliseconds
    return "\(time) ms \(request.kind.rawValue) \(request.subject)\n"
  }
}
