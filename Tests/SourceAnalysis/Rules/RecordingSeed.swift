import Backend
import Controllers
import SourceAnalysis
import Study
import Testing

/// A change that puts a violation of a rule into the recording of a session.
struct RecordingSeed: CustomTestStringConvertible, Sendable {
  private(set) var architecture = ""
  let rule: String
  /// Changes the recording, and returns the line of the script with the violation.
  ///
  /// Returns `nil` if the recording has no suitable place.
  let plant: @Sendable (inout SessionRecording) -> Int?

  var testDescription: String { "\(architecture), \(rule)" }

  init(_ rule: String, _ plant: @escaping @Sendable (inout SessionRecording) -> Int?) {
    self.rule = rule
    self.plant = plant
  }

  /// Creates a change of the last turn that fulfils a condition.
  init(
    _ rule: String,
    where isPlace: @escaping @Sendable (SessionRecording.Turn) -> Bool = { $0.line > 0 },
    _ change: @escaping @Sendable (inout SessionRecording.Turn) -> Void
  ) {
    self.init(rule) { recording in
      guard let index = recording.turns.lastIndex(where: isPlace) else { return nil }
      change(&recording.turns[index])
      return recording.turns[index].line
    }
  }

  /// Returns this change of the recording of an architecture.
  func planted(of architecture: String) -> RecordingSeed {
    var seed = self
    seed.architecture = architecture
    return seed
  }

  static let all = Seeds.all.flatMap(\.sessions)

  /// Violations of the rules that several patterns have.
  static let common = [
    RecordingSeed("idle") { recording in
      recording.idle.queuedWork = 1
      return 0
    },
    RecordingSeed("idle") { recording in
      recording.idle.frames = 1
      return 0
    },
    RecordingSeed("reload-once") { $0.tableReloads = 1 },
    RecordingSeed("no-write-twice") { $0.redundantWrites = 1 },
    RecordingSeed("act-then-wait", where: writesRow) { turn in
      for index in turn.writes.indices { turn.writes[index].fingerprint = turn.before }
    },
    RecordingSeed(
      "ticks", where: { $0.writes.contains { $0.work.hasPrefix("write profile.friends") } }
    ) { $0.writes += $0.writes },
  ]

  /// Creates a change of the last step with a certain text.
  static func step(
    _ rule: String, _ text: String,
    _ change: @escaping @Sendable (inout SessionRecording.StepEnd) -> Void
  ) -> RecordingSeed {
    RecordingSeed(rule) { recording in
      guard let index = recording.steps.lastIndex(where: { $0.step == text }) else { return nil }
      change(&recording.steps[index])
      return recording.steps[index].line
    }
  }

  static let writesRow: @Sendable (SessionRecording.Turn) -> Bool = { turn in
    turn.writes.contains {
      $0.work.hasPrefix("write notes.row.") && !$0.work.hasSuffix("isSelected")
    }
  }
}
