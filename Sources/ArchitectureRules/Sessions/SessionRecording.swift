package import Controllers

/// What an app did in a session, as seen from outside: turn by turn, step by step.
package struct SessionRecording: Sendable {
  /// As in `MVC/notices`.
  package let variant: String
  package var turns: [Turn] = []
  package var steps: [StepEnd] = []
  /// All that many turns without an event did, as one turn.
  package var idle = Turn(step: "idle turns", line: 0)

  /// One turn of the main loop.
  package struct Turn: Sendable {
    /// The step of the script, and its line.
    package let step: String
    package let line: Int
    /// The writes to views, in their order.
    package var writes: [Write] = []
    /// What the truth was: before the event, after it, after the work that it queued.
    package var before = Truth()
    package var afterEvent = Truth()
    package var afterWork = Truth()
    /// How many pieces of work the app queued for the end of the event.
    package var queuedWork = 0
    package var requests: [RequestKind] = []
    package var redundantWrites = 0
    package var tableReloads = 0
    package var frames = 0
    /// How many row view models there are.
    package var rowViewModels = 0

    package init(step: String, line: Int) {
      self.step = step
      self.line = line
    }
  }

  /// A write to a view.
  package struct Write: Sendable {
    /// As in `write notes.row.2 title text`.
    package var work: String
    /// What the truth was by then.
    package var truth: Truth
    /// Whether a renderer was making its pass.
    package var isRendering: Bool
  }

  /// What stands where the truth is, told by a number: the fields of all stores or services.
  package struct Truth: Hashable, Sendable {
    /// Another one for any other state.
    package var digest = 0
    /// How many actions have made it, where actions are counted.
    package var actions: Int?
  }

  /// A log of actions, encoded and decoded, then reduced from the first state by the reducer alone.
  package struct Replay: Sendable {
    package var actions: Int
    /// Whether the app's state comes of it.
    package var givesState: Bool
    /// What was asked for meanwhile.
    package var requests: Int
  }

  /// What stands at the end of a step.
  package struct StepEnd: Sendable {
    package let step: String
    package let line: Int
    package var snapshot: String
    package var requests: [RequestKind]
    /// The state of a single store as JSON.
    package var state: String?
    /// Whether that, decoded, is the state again.
    package var stateSurvives = true
    /// Where actions are logged: what becomes of them by themselves.
    package var replay: Replay?

    /// Whether a control shows, and is disabled.
    func isDisabled(_ identifier: String) -> Bool? {
      let lines = snapshot.split(separator: "\n").map { $0.split(separator: " ") }
      return lines.first { $0.dropFirst().first.map(String.init) == identifier }.map {
        $0.contains("disabled")
      }
    }
  }
}
