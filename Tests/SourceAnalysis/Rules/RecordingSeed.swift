import Backend
import Controllers
import SourceAnalysis
import Study
import Testing

/// A change that puts a violation of a rule into the recording of a session.
struct RecordingSeed: CustomTestStringConvertible, Sendable {
  let architecture: String
  let rule: String
  /// Changes the recording, and returns the line of the script with the violation.
  ///
  /// Returns `nil` if the recording has no suitable place.
  let plant: @Sendable (inout SessionRecording) -> Int?

  var testDescription: String { "\(architecture), \(rule)" }

  private init(
    _ architecture: String, _ rule: String,
    _ plant: @escaping @Sendable (inout SessionRecording) -> Int?
  ) {
    self.architecture = architecture
    self.rule = rule
    self.plant = plant
  }

  /// Creates a change of the last turn that fulfils a condition.
  private init(
    _ architecture: String, _ rule: String,
    where isPlace: @escaping @Sendable (SessionRecording.Turn) -> Bool = { $0.line > 0 },
    _ change: @escaping @Sendable (inout SessionRecording.Turn) -> Void
  ) {
    self.init(architecture, rule) { recording in
      guard let index = recording.turns.lastIndex(where: isPlace) else { return nil }
      change(&recording.turns[index])
      return recording.turns[index].line
    }
  }

  static let all: [RecordingSeed] =
    RuleBook.all.map(\.architecture).flatMap { name in
      [
        RecordingSeed(name, "idle") { recording in
          recording.idle.queuedWork = 1
          return 0
        },
        RecordingSeed(name, "idle") { recording in
          recording.idle.frames = 1
          return 0
        },
      ]
    }
    + ["Baseline", "MVC", "Ziggurat", "Flux"].map { name in
      RecordingSeed(name, "reload-once") { $0.tableReloads = 1 }
    }
    + [
      RecordingSeed("Baseline", "no-write-twice") { $0.redundantWrites = 1 },
      RecordingSeed("MVC", "act-then-wait", where: writesRow) { turn in
        for index in turn.writes.indices { turn.writes[index].fingerprint = turn.before }
      },
      RecordingSeed("MVVM", "equal-values") { $0.redundantWrites = 1 },
      RecordingSeed("MVVM", "lazy-rows") { $0.rowViewModels = 16 },
      RecordingSeed("MVVM", "commands") { recording in
        let index = recording.steps.lastIndex { $0.step.contains("tap profile.refresh") }
        guard let index else { return nil }
        let text = recording.steps[index].snapshot
        recording.steps[index].snapshot = text.replacing(" disabled", with: "")
        return recording.steps[index].line
      },
      RecordingSeed("MVVM", "commands") { recording in
        let index = recording.steps.lastIndex { $0.step.contains("tap profile.refresh") }
        guard let index else { return nil }
        recording.steps[index].requests += [.user]
        return recording.steps[index].line
      },
      RecordingSeed("MVVM-C", "no-write-twice") { $0.redundantWrites = 1 },
      RecordingSeed("MVVM-C", "no-torn-frame", where: writesRow) { $0.writes.append($0.writes[0]) },
      RecordingSeed("MVVM-C", "covered-list-rests") { recording in
        let index = recording.turns.lastIndex { $0.step.contains("Behind the profile") }
        let write = recording.turns.flatMap(\.writes).last { $0.work.hasPrefix("write notes.") }
        guard let index, let write else { return nil }
        recording.turns[index].writes.append(write)
        return recording.turns[index].line
      },
      RecordingSeed("MVVM-C", "covered-list-rests") { recording in
        let push = recording.steps.lastIndex { $0.step.contains("Behind the profile") }
        guard let index = push.map({ $0 + 1 }) else { return nil }
        let text = recording.steps[index].snapshot
        recording.steps[index].snapshot = text.replacing("Behind the profile", with: "")
        return recording.steps[index].line
      },
      step("MVVM-C", "children-go", "tap nav.back") { $0.coordinators.append("DetailCoordinator") },
      step("MVVM-C", "children-go", "tap alert.discard") {
        $0.coordinators.append("EditorCoordinator")
      },
      step("MVVM-C", "children-go", "tap profile.logout") {
        $0.coordinators.append("TabsCoordinator")
      },
      step("MVVM-C", "children-go", "tap detail.edit") { $0.coordinators = ["TabsCoordinator"] },
      RecordingSeed("MVVM-C", "tabs-keep-stacks") { recording in
        let index = recording.steps.indices.dropFirst().first { index in
          recording.steps[index].step == "tap tabs.notes"
            && recording.steps[index].snapshot.contains("View detail\n")
        }
        guard let index else { return nil }
        recording.steps[index].snapshot = recording.steps[index + 1].snapshot
        return recording.steps[index].line
      },
      step("MVVM-C", "session-scope-ends", "tap profile.logout") { $0.storeCount += 1 },
      RecordingSeed("Redux", "state-by-actions") { turn in
        turn.countNoAction()
        turn.afterWork.digest ^= 1
      },
      RecordingSeed("Redux", "state-by-actions", where: { !$0.writes.isEmpty }) { turn in
        turn.countNoAction()
        turn.writes[turn.writes.count - 1].fingerprint.digest ^= 1
      },
      RecordingSeed("Redux", "replay") { recording in
        let right = SessionRecording.Replay(actions: 1, givesState: true, requests: 0)
        for index in recording.steps.indices { recording.steps[index].replay = right }
        recording.steps[5].replay?.givesState = false
        return recording.steps[5].line
      },
      RecordingSeed("Redux", "replay") { recording in
        let right = SessionRecording.Replay(actions: 1, givesState: true, requests: 0)
        for index in recording.steps.indices { recording.steps[index].replay = right }
        recording.steps[6].replay?.requests = 1
        return recording.steps[6].line
      },
      RecordingSeed("Redux", "state-survives") { recording in
        recording.steps[5].stateSurvives = false
        return recording.steps[5].line
      },
      RecordingSeed("Redux", "no-password") { recording in
        recording.steps[7].state? += "secret"
        return recording.steps[7].line
      },
      RecordingSeed(
        "Redux", "ticks",
        where: { $0.writes.contains { $0.work.hasPrefix("write profile.friends") } }
      ) { $0.writes += $0.writes },
      RecordingSeed("Flux", "act-then-wait", where: writesRow) { turn in
        for index in turn.writes.indices { turn.writes[index].fingerprint = turn.before }
      },
      RecordingSeed("Flux", "no-write-twice") { $0.redundantWrites = 1 },
      RecordingSeed(
        "Flux", "ticks",
        where: { $0.writes.contains { $0.work.hasPrefix("write profile.friends") } }
      ) { $0.writes += $0.writes },
      RecordingSeed("Ziggurat", "one-pass") { $0.queuedWork = 2 },
      RecordingSeed("Ziggurat", "services-stand-still", where: { $0.queuedWork > 0 }) { turn in
        turn.afterWork.digest ^= 1
      },
      RecordingSeed("Ziggurat", "pushed-from-the-root", where: writesRow) { turn in
        for index in turn.writes.indices { turn.writes[index].isRendering = false }
      },
      RecordingSeed("Ziggurat", "signal", where: { $0.before != $0.afterEvent }) { turn in
        turn.queuedWork = 0
      },
    ]

  /// Creates a change of the last step with a certain text.
  private static func step(
    _ architecture: String, _ rule: String, _ text: String,
    _ change: @escaping @Sendable (inout SessionRecording.StepEnd) -> Void
  ) -> RecordingSeed {
    RecordingSeed(architecture, rule) { recording in
      guard let index = recording.steps.lastIndex(where: { $0.step == text }) else { return nil }
      change(&recording.steps[index])
      return recording.steps[index].line
    }
  }

  private static let writesRow: @Sendable (SessionRecording.Turn) -> Bool = { turn in
    turn.writes.contains {
      $0.work.hasPrefix("write notes.row.") && !$0.work.hasSuffix("isSelected")
    }
  }
}

extension SessionRecording.Turn {
  /// Makes this a turn in which an app with a log of its actions has seen none.
  fileprivate mutating func countNoAction() {
    before.actions = 0
    afterEvent.actions = 0
    afterWork.actions = 0
    for index in writes.indices { writes[index].fingerprint.actions = 0 }
  }
}
