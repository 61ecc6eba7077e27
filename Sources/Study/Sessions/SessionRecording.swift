package import Controllers

/// A record of an app's observable behaviour in a session, by turn and by step.
package struct SessionRecording: Sendable {
  package let architecture: String
  package var turns: [Turn] = []
  package var steps: [StepEnd] = []
  /// The sum of many turns without an event.
  package var idle = Turn(step: "idle turns", line: 0)

  /// One turn of the main loop.
  package struct Turn: Sendable {
    /// The step of the script.
    package let step: String
    /// The line of the step.
    package let line: Int
    /// The writes to views, in order.
    package var writes: [Write] = []
    /// The fingerprint before the event.
    package var before = Fingerprint()
    /// The fingerprint after the event.
    package var afterEvent = Fingerprint()
    /// The fingerprint after the work that the event queued.
    package var afterWork = Fingerprint()
    /// The number of pieces of work that the app queued during the event.
    package var queuedWork = 0
    package var requests: [RequestKind] = []
    package var redundantWrites = 0
    package var tableReloads = 0
    package var frames = 0
    /// The number of row view models that exist.
    package var rowViewModels = 0
  }

  /// A write to a view.
  package struct Write: Sendable {
    /// The description of the write, such as `write notes.row.2 title text`.
    package var work: String
    /// The fingerprint at the time of the write.
    package var fingerprint: Fingerprint
    /// Whether a renderer was making its pass.
    package var isRendering: Bool
  }

  /// A fingerprint of the app's state: of the fields of all stores or services.
  package struct Fingerprint: Hashable, Sendable {
    /// A hash of the state.
    package var digest = 0
    /// The number of actions so far; `nil` if the app keeps no log of them.
    package var actions: Int?
  }

  /// The result of decoding a log of actions and reducing it from the first state.
  package struct Replay: Sendable {
    package var actions: Int
    /// Whether the result is the app's state.
    package var givesState: Bool
    /// The number of requests that this sent.
    package var requests: Int

    package init(actions: Int, givesState: Bool, requests: Int) {
      self.actions = actions
      self.givesState = givesState
      self.requests = requests
    }
  }

  /// The app at the end of a step.
  package struct StepEnd: Sendable {
    package let step: String
    package let line: Int
    package var snapshot: String
    package var requests: [RequestKind]
    /// The state as JSON, if the architecture has a single store.
    package var state: String?
    /// Whether decoding the JSON gives the same state.
    package var stateSurvives = true
    /// The replay of the logged actions; `nil` without a log.
    package var replay: Replay?
    /// The number of stores and services that the app holds.
    package var storeCount = 0
    /// The type names of the coordinators that the app holds; empty in patterns without any.
    package var coordinators: [String] = []

    /// Whether a control is disabled; `nil` if it is not on screen.
    func isDisabled(_ identifier: String) -> Bool? { line(of: identifier)?.contains("disabled") }

    /// Whether a view is on screen.
    func shows(_ identifier: String) -> Bool { line(of: identifier) != nil }

    /// The words about a view.
    private func line(of identifier: String) -> [Substring]? {
      let lines = snapshot.split(separator: "\n").map { $0.split(separator: " ") }
      return lines.first { $0.dropFirst().first.map(String.init) == identifier }
    }
  }
}
