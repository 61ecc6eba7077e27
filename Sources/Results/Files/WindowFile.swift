package import Measurement
import Support

/// What the events take in a real window, as `archbench window` measured it.
package struct WindowFile: Equatable, JSONFile, Sendable {
  package var run: WindowRun
  /// Checksums of what was measured, by name: what all apps share, each architecture.
  package var checksums: [String: String]
  package var events: [Event]
  package var cells: [FrameCell]

  /// One of the nine events, with what a person calls it.
  package struct Event: Equatable, Codable, Sendable {
    package var id: String
    package var title: String
  }

  /// Takes the figures of a run in a window; `nil` if it has none.
  package init?(_ results: Results, checksums: [String: String] = [:]) {
    guard let run = results.windowRun, !results.window.isEmpty else { return nil }
    self.run = run
    self.checksums = checksums
    events = results.definitions.compactMap { entry in
      entry.title.map { Event(id: entry.id, title: $0) }
    }
    cells = results.window
  }

  package subscript(_ name: VariantID, _ event: String) -> FrameCell? {
    cells.first { $0.architecture == name && $0.event == event }
  }

  /// The patterns with figures, in the order of the run; no control.
  package var patterns: [VariantID] {
    cells.map(\.architecture).uniqued().filter {
      $0 != .baseline && $0.name != Self.control
    }
  }

  /// The control: Baseline, measured a second time.
  package static let control = "S"

  /// Whether an event ends with a frame: what changes out of view draws nothing.
  package func hasFrame(_ event: String) -> Bool {
    self[.baseline, event]?.times[.paint].map { $0.estimate > 1e-9 } ?? false
  }
}

/// The conditions of a measurement in a window.
package struct WindowRun: Equatable, Codable, Sendable {
  /// The commit at which it was measured, with `+` if files were changed.
  package var commit: String
  package var date: String
  package var processor: String
  /// Whether the control was the same as Baseline often enough.
  package var valid: Bool

  package init(_ environment: RunEnvironment, valid: Bool) {
    commit = (environment.commit ?? "unknown") + (environment.dirty == true ? "+" : "")
    date = String(environment.date.prefix(10))
    processor = environment.processor
    self.valid = valid
  }
}
