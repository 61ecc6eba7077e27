import ArchitectureKit
import Backend
import Controllers
package import Report

/// An assertion over a recorded session that finds violations of a rule.
package struct SessionCheck: Sendable {
  /// The moments at which a check needs the fingerprint of the app's state.
  package enum FingerprintUse: Comparable, Sendable {
    case never
    /// Before the event of a turn, after it, and after the work that it queued.
    case atPhases
    /// At the phases, and at each write to a view.
    case atWrites
  }

  package let fingerprintUse: FingerprintUse
  package let violations: @Sendable (SessionRecording) -> [RuleViolation]

  private init(
    fingerprintUse: FingerprintUse = .never,
    _ violations: @escaping @Sendable (SessionRecording) -> [RuleViolation]
  ) {
    self.fingerprintUse = fingerprintUse
    self.violations = violations
  }

  /// Creates a check of each turn; `find` describes the violation.
  private static func turns(
    fingerprintUse: FingerprintUse = .never,
    _ find: @escaping @Sendable (SessionRecording.Turn) -> String?
  ) -> SessionCheck {
    SessionCheck(fingerprintUse: fingerprintUse) { recording in
      recording.turns.compactMap { turn in
        find(turn).map { violation(recording, turn.step, turn.line, $0) }
      }
    }
  }

  /// Creates a check of the end of each step; `find` describes the violation.
  private static func steps(
    _ find: @escaping @Sendable (SessionRecording.StepEnd) -> String?
  ) -> SessionCheck {
    SessionCheck { recording in
      recording.steps.compactMap { step in
        find(step).map { violation(recording, step.step, step.line, $0) }
      }
    }
  }

  private static func violation(
    _ recording: SessionRecording, _ step: String, _ line: Int, _ sentence: String
  ) -> RuleViolation {
    RuleViolation(path: recording.architecture, line: line, sentence: "at '\(step)' \(sentence)")
  }

  // MARK: - All patterns

  /// Checks that turns without an event queue no work, write no view and send no request.
  static let idleTurnsDoNothing = SessionCheck { recording in
    let idle = recording.idle
    let done = [
      idle.queuedWork > 0 ? "work was queued" : nil,
      idle.writes.isEmpty ? nil : "views were written",
      idle.requests.isEmpty ? nil : "a request was sent",
      idle.frames > 0 ? "a frame was drawn" : nil,
    ].compactMap(\.self)
    return done.map { violation(recording, idle.step, idle.line, $0) }
  }

  /// Checks that the table is reloaded at most once for each log-in.
  package static let tableIsReloadedOnceASession = SessionCheck { recording in
    var sessions = 0
    var reloads = 0
    return recording.turns.compactMap { turn in
      if turn.requests.contains(.load), turn.requests.contains(.user) { sessions += 1 }
      reloads += turn.tableReloads
      guard turn.tableReloads > 0, reloads > sessions else { return nil }
      return violation(recording, turn.step, turn.line, "the table is reloaded once more")
    }
  }

  /// Checks that no view is written the value that it already shows.
  package static let nothingIsWrittenTwice = turns { turn in
    turn.redundantWrites > 0 ? "a view was written what it showed already" : nil
  }

  // MARK: - MVC

  /// Checks that rows, title and badge are written only after a store has changed in the same turn.
  package static let viewsChangeAfterTheModel = turns(fingerprintUse: .atWrites) { turn in
    turn.writes.first { write in
      let isModels =
        ["write notes.title ", "write tabs.notes badge"].contains { write.work.hasPrefix($0) }
        || write.work.hasPrefix("write notes.row.") && !write.work.hasSuffix("isSelected")
      return isModels && write.fingerprint == turn.before
    }.map { "'\($0.work)' came before any store had changed" }
  }

  // MARK: - MVVM

  /// Checks that a command disables its button while it is executed.
  ///
  /// The button is enabled again after success and after failure. Two taps in one turn send one request.
  package static let commandDisablesItsButton = SessionCheck { recording in
    let button = "profile.refresh"
    return zip(recording.steps, recording.steps.dropFirst()).flatMap {
      step, next -> [RuleViolation] in
      guard step.step.contains("tap \(button)") else { return [] }
      let isWrong = [
        step.isDisabled(button) == true ? nil : "\(button) is enabled while it is executed",
        next.isDisabled(button) == false ? nil : "\(button) stays disabled after the answer",
        step.requests.count { $0 == .user } == 1 ? nil : "\(button) does not send one request",
      ]
      return isWrong.compactMap { $0.map { violation(recording, step.step, step.line, $0) } }
    }
  }

  /// Checks that only rows in view have a view model.
  package static let rowViewModelsAreInView = turns { turn in
    turn.rowViewModels > Self.viewport
      ? "\(turn.rowViewModels) rows have a view model, and \(Self.viewport) are in view" : nil
  }

  /// The number of rows that a screen shows.
  private static let viewport = 15

  // MARK: - MVVM-C

  /// Checks that no view is written twice while one state of the stores is delivered.
  ///
  /// The first write would show a state that is not complete.
  package static let eachViewIsWrittenOnce = turns(fingerprintUse: .atWrites) { turn in
    var written: [SessionRecording.Fingerprint: Set<String>] = [:]
    return turn.writes.first {
      !written[$0.fingerprint, default: []].insert($0.work).inserted
    }.map { "'\($0.work)' came twice for one state of the stores" }
  }

  /// Checks that the list is not written while it is covered, and is up to date when it comes back.
  package static let coveredListRests = SessionCheck { recording in
    var pushed: Substring?
    return recording.steps.compactMap { step in
      if !step.shows("notes") {
        let isPush = step.step.hasPrefix("push change")
        pushed = isPush ? step.step.split(separator: "\"").last : nil
        guard isPush else { return nil }
        let write = recording.turns.filter { $0.line == step.line }.flatMap(\.writes)
          .first { $0.work.hasPrefix("write notes.") }
        return write.map {
          violation(recording, step.step, step.line, "'\($0.work)' was done behind a screen")
        }
      }
      defer { pushed = nil }
      guard let text = pushed, !step.snapshot.contains(text) else { return nil }
      return violation(
        recording, step.step, step.line, "the list has come back without '\(text)'")
    }
  }

  /// Checks that there is a coordinator for each flow that is on screen, and none for one that ended.
  package static let coordinatorsFollowTheScreens = steps { step in
    let isLoggedOut = step.shows("login")
    var wanted = [
      "LoginCoordinator": isLoggedOut ? 1 : 0, "TabsCoordinator": isLoggedOut ? 0 : 1,
      "NotesCoordinator": isLoggedOut ? 0 : 1, "ProfileCoordinator": isLoggedOut ? 0 : 1,
      "EditorCoordinator": step.shows("editor") ? 1 : 0,
    ]
    if step.shows("detail") { wanted["DetailCoordinator"] = 1 }
    // Under the profile, a note may be open or not.
    if isLoggedOut || step.shows("notes") { wanted["DetailCoordinator"] = 0 }
    if step.shows("root.spinner") { return nil }
    let wrong = wanted.sorted { $0.key < $1.key }.first { name, count in
      step.coordinators.count { $0 == name } != count
    }
    return wrong.map { name, count in
      "\(step.coordinators.count { $0 == name }) \(name)s are there, and not \(count)"
    }
  }

  /// Checks that a tab that is left with an open note has it open when it is selected again.
  package static let tabsKeepTheirStacks = SessionCheck { recording in
    var wasOpen = false
    return recording.steps.indices.dropFirst().compactMap { index in
      let (last, step) = (recording.steps[index - 1], recording.steps[index])
      if step.step == "tap tabs.profile" { wasOpen = last.shows("detail") }
      guard step.step == "tap tabs.notes", last.shows("profile"), wasOpen != step.shows("detail")
      else { return nil }
      return violation(
        recording, step.step, step.line,
        wasOpen ? "the open note is gone" : "a note is open that was not")
    }
  }

  /// Checks that after a log-out there are no more stores and services than before the log-in.
  package static let logOutReleasesTheSession = SessionCheck { recording in
    guard let before = recording.steps.first(where: { $0.shows("login") }) else { return [] }
    return recording.steps.filter { $0.step == "tap profile.logout" }
      .filter { $0.storeCount != before.storeCount }.map { step in
        violation(
          recording, step.step, step.line,
          "\(step.storeCount) stores and services are left, and not \(before.storeCount)")
      }
  }

  // MARK: - Redux

  /// Checks at each write and phase that the state changes only together with the number of actions.
  package static let stateChangesByActions = turns(fingerprintUse: .atWrites) { turn in
    let truths = [turn.before] + turn.writes.map(\.fingerprint) + [turn.afterEvent, turn.afterWork]
    let isWrong = zip(truths, truths.dropFirst()).contains {
      $0.actions == $1.actions && $0.digest != $1.digest && $0.actions != nil
    }
    return isWrong ? "the state changed without an action" : nil
  }

  /// Checks that the reducer makes the same state from the logged actions, without requests.
  package static let stateFollowsFromActions = steps { step in
    guard let replay = step.replay else { return "the app keeps no log of its actions" }
    if replay.requests > 0 { return "the actions, reduced again, send requests" }
    return replay.givesState
      ? nil : "the \(replay.actions) actions, reduced again, make another state"
  }

  /// Checks that encoding and decoding the state gives the same state.
  package static let stateIsSerialisable = steps { step in
    step.stateSurvives ? nil : "the state is another one after it was encoded and decoded"
  }

  /// Checks that the state does not contain the password.
  package static let stateHasNoPassword = steps { step in
    step.state?.contains(SessionScript.password) == true ? "the state holds the password" : nil
  }

  /// Checks that the friend count is written at most once in a turn, whatever the number of ticks.
  package static let ticksAreShownOnce = turns { turn in
    let writes = turn.writes.count { $0.work.hasPrefix("write profile.friends") }
    return writes > 1 ? "the friend count was written \(writes) times" : nil
  }

  // MARK: - Ziggurat

  /// Checks that a turn has at most one pass, whatever the number of signals.
  package static let onePassATurn = turns { turn in
    turn.queuedWork > 1 ? "\(turn.queuedWork) passes were made" : nil
  }

  /// Checks that no Service changes during the Renderer's pass.
  package static let servicesStandStillInThePass = turns(fingerprintUse: .atPhases) { turn in
    turn.queuedWork > 0 && turn.afterEvent != turn.afterWork
      ? "a Service has changed during the pass" : nil
  }

  /// Checks that views are written only during the Renderer's pass.
  ///
  /// A page that is turned to and a cell that layout fills are made in between.
  package static let viewsAreWrittenInThePass = turns { turn in
    let isPageTurned = turn.step.hasPrefix("swipe")
    return turn.writes.first {
      !$0.isRendering && !(isPageTurned && $0.work.hasPrefix("write detail."))
        && !$0.work.hasPrefix("write again notes.row.")
    }.map {
      "'\($0.work)' came outside of a pass"
    }
  }

  /// Checks that a pass follows in the same turn if an event has changed a Service.
  ///
  /// A link that waits is read by no Presenter, so it needs no pass.
  package static let changesAreSignalled = turns(fingerprintUse: .atPhases) { turn in
    turn.before != turn.afterEvent && turn.queuedWork == 0 && !turn.step.hasPrefix("open ")
      ? "a Service has changed, and no pass has followed" : nil
  }
}
