import Controllers

/// An assertion over a session: where in it a rule is broken.
package struct SessionCheck: Sendable {
  /// How often it has to be known what stands where the truth is.
  package enum TruthUse: Comparable, Sendable {
    case never
    /// Before the event of a turn, after it, and after the work that it queued.
    case atPhases
    /// At each write to a view, too.
    case atWrites
  }

  package let truthUse: TruthUse
  package let breaches: @Sendable (SessionRecording) -> [Breach]

  private init(
    truthUse: TruthUse = .never, _ breaches: @escaping @Sendable (SessionRecording) -> [Breach]
  ) {
    self.truthUse = truthUse
    self.breaches = breaches
  }

  /// What is wrong with single turns, each with a sentence.
  private static func turns(
    truthUse: TruthUse = .never, _ find: @escaping @Sendable (SessionRecording.Turn) -> String?
  ) -> SessionCheck {
    SessionCheck(truthUse: truthUse) { recording in
      recording.turns.compactMap { turn in
        find(turn).map { breach(recording, turn.step, turn.line, $0) }
      }
    }
  }

  /// What is wrong at the end of single steps.
  private static func steps(
    _ find: @escaping @Sendable (SessionRecording.StepEnd) -> String?
  ) -> SessionCheck {
    SessionCheck { recording in
      recording.steps.compactMap { step in
        find(step).map { breach(recording, step.step, step.line, $0) }
      }
    }
  }

  private static func breach(
    _ recording: SessionRecording, _ step: String, _ line: Int, _ sentence: String
  ) -> Breach {
    Breach(path: recording.variant, line: line, sentence: "at '\(step)' \(sentence)")
  }

  // MARK: - All patterns

  /// Turns without an event queue nothing, write nothing and ask for nothing.
  static let idleTurnsDoNothing = SessionCheck { recording in
    let idle = recording.idle
    let done = [
      idle.queuedWork > 0 ? "work was queued" : nil,
      idle.writes.isEmpty ? nil : "views were written",
      idle.requests.isEmpty ? nil : "a request was sent",
      idle.frames > 0 ? "a frame was drawn" : nil,
    ].compactMap(\.self)
    return done.map { breach(recording, idle.step, idle.line, $0) }
  }

  /// The table is reloaded when a session's notes are there, and then no more.
  static let tableIsReloadedOnceASession = SessionCheck { recording in
    var sessions = 0
    var reloads = 0
    return recording.turns.compactMap { turn in
      if turn.requests.contains(.load), turn.requests.contains(.user) { sessions += 1 }
      reloads += turn.tableReloads
      guard turn.tableReloads > 0, reloads > sessions else { return nil }
      return breach(recording, turn.step, turn.line, "the table is reloaded once more")
    }
  }

  /// No view is given the value that it shows.
  static let nothingIsWrittenTwice = turns { turn in
    turn.redundantWrites > 0 ? "a view was written what it showed already" : nil
  }

  // MARK: - MVC

  /// The rows, the title and the badge are written only when a store has changed in this turn.
  static let viewsChangeAfterTheModel = turns(truthUse: .atWrites) { turn in
    turn.writes.first { write in
      let isModels =
        ["write notes.title ", "write tabs.notes badge"].contains { write.work.hasPrefix($0) }
        || write.work.hasPrefix("write notes.row.") && !write.work.hasSuffix("isSelected")
      return isModels && write.truth == turn.before
    }.map { "'\($0.work)' came before any store had changed" }
  }

  // MARK: - MVVM

  /// The button of a command is disabled while that is executed, and enabled after success and
  /// failure; two taps in one turn send one request.
  static let commandDisablesItsButton = SessionCheck { recording in
    let button = "profile.refresh"
    return zip(recording.steps, recording.steps.dropFirst()).flatMap { step, next -> [Breach] in
      guard step.step.contains("tap \(button)") else { return [] }
      let isWrong = [
        step.isDisabled(button) == true ? nil : "\(button) is enabled while it is executed",
        next.isDisabled(button) == false ? nil : "\(button) stays disabled after the answer",
        step.requests.count { $0 == .user } == 1 ? nil : "\(button) does not send one request",
      ]
      return isWrong.compactMap { $0.map { breach(recording, step.step, step.line, $0) } }
    }
  }

  /// Only rows in view have a view model.
  static let rowViewModelsAreInView = turns { turn in
    turn.rowViewModels > Self.viewport
      ? "\(turn.rowViewModels) rows have a view model, and \(Self.viewport) are in view" : nil
  }

  /// The rows that a screen shows.
  private static let viewport = 15

  // MARK: - Redux

  /// The state is another one only when another action was reduced, at every write and phase.
  static let stateChangesByActions = turns(truthUse: .atWrites) { turn in
    let truths = [turn.before] + turn.writes.map(\.truth) + [turn.afterEvent, turn.afterWork]
    let isWrong = zip(truths, truths.dropFirst()).contains {
      $0.actions == $1.actions && $0.digest != $1.digest && $0.actions != nil
    }
    return isWrong ? "the state changed without an action" : nil
  }

  /// Of the logged actions the reducer alone makes the same state again, and asks for nothing.
  ///
  /// Said of a session in which there is a log; another one breaks nothing.
  static let stateFollowsFromActions = steps { step in
    guard let replay = step.replay else { return nil }
    if replay.requests > 0 { return "the actions, reduced again, send requests" }
    return replay.givesState
      ? nil : "the \(replay.actions) actions, reduced again, make another state"
  }

  /// The state, encoded and decoded, is the same.
  static let stateIsSerialisable = steps { step in
    step.stateSurvives ? nil : "the state is another one after it was encoded and decoded"
  }

  /// No password is in the state.
  static let stateHasNoPassword = steps { step in
    step.state?.contains(SessionScript.password) == true ? "the state holds the password" : nil
  }

  /// However many ticks a turn brings, a label is written once.
  static let ticksAreShownOnce = turns { turn in
    let writes = turn.writes.count { $0.work.hasPrefix("write profile.friends") }
    return writes > 1 ? "the friend count was written \(writes) times" : nil
  }

  // MARK: - Ziggurat

  /// However many signals a turn brings, one pass is made.
  static let onePassATurn = turns { turn in
    turn.queuedWork > 1 ? "\(turn.queuedWork) passes were made" : nil
  }

  /// While the Renderer presents and pushes, no Service changes.
  static let servicesStandStillInThePass = turns(truthUse: .atPhases) { turn in
    turn.queuedWork > 0 && turn.afterEvent != turn.afterWork
      ? "a Service has changed during the pass" : nil
  }

  /// A view is written by the Renderer's pass; cells that come into view are another matter.
  static let viewsAreWrittenInThePass = turns { turn in
    turn.writes.first { !$0.isRendering }.map {
      "'\($0.work)' came outside of a pass"
    }
  }

  /// Where a Service has changed in an event, a pass follows in that turn.
  static let changesAreSignalled = turns(truthUse: .atPhases) { turn in
    turn.before != turn.afterEvent && turn.queuedWork == 0
      ? "a Service has changed, and no pass has followed" : nil
  }
}
