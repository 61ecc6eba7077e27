import Backend
import Controllers
import Model
import Toolkit

/// Checks the rules of the specification on one app, without comparing it with another.
///
/// It looks at the view tree, the requests and the server's notes. Only these rules can find a
/// mistake that all architectures share.
final class RuleChecker {
  private(set) var screen: ScreenContents
  private var requestCount: Int
  private var frameCount: Int
  private var hasFailures = false
  private(set) var saves = ExpectedSaves()

  init(_ app: LockstepApp) {
    screen = ScreenContents(app.window)
    requestCount = app.backend.log.count
    frameCount = app.driver.loop.counters.frames
  }

  /// Checks the app after a step, taken or not; returns the first broken rule as a sentence.
  func violation(after step: Step, isTaken: Bool, by app: LockstepApp) -> String? {
    let backend = app.backend
    let frames = app.driver.loop.counters.frames
    defer {
      requestCount = backend.log.count
      frameCount = frames
    }
    if case .failNext = step { hasFailures = true }
    let old = screen
    // Other steps cause no turn, so the tree stays the same.
    if step.concernsApp { screen = ScreenContents(app.window) }
    let requests = backend.log[requestCount...]
    saves.record(step, requests: requests, before: old, user: backend.actingUser)
    let rules = StepRules(
      step: step, isTaken: isTaken, before: old, after: screen, requests: requests,
      frameCount: frames - frameCount)
    return rules.violation()
      ?? RestRules(
        screen: screen, backend: backend, hasFailures: hasFailures, saves: saves
      ).violation()
  }
}

extension Step {
  /// Whether the step affects the app or its clock.
  var concernsApp: Bool {
    switch self {
    case .snapshot, .picture, .failNext, .delayNext: false
    default: true
    }
  }
}

/// The rules for one step, checked on its requests and on the screens before and after it.
struct StepRules {
  let step: Step
  /// Whether the step could be taken.
  let isTaken: Bool
  let before: ScreenContents
  let after: ScreenContents
  /// The requests that the app sent during the step.
  let requests: ArraySlice<LoggedRequest>
  let frameCount: Int

  /// Returns the first rule that the step breaks, as a sentence.
  func violation() -> String? {
    disabledControl() ?? requestsOfUser() ?? count()
  }

  /// A disabled control ignores events.
  private func disabledControl() -> String? {
    guard let control, before.isDisabled(control), frameCount > 0 || !requests.isEmpty else {
      return nil
    }
    return "\(control) is disabled and has taken an event"
  }

  /// The step on one line.
  private var name: String {
    let lines = step.description.split(separator: "\n")
    return lines.map { $0.drop { $0 == " " } }.joined(separator: ", ")
  }

  // MARK: - Requests

  /// Some requests are sent only for the user, and once per turn.
  ///
  /// A tap on an enabled control sends one request, even if it is repeated in the same turn.
  private func requestsOfUser() -> String? {
    for kind in [RequestKind.login, .load, .user, .save, .delete] {
      let found = requests.count { $0.kind == kind }
      let allowed = allowed(kind)
      if !allowed.contains(found) {
        return "\"\(name)\" has sent \(found) \(kind.rawValue) requests, and not "
          + (allowed.count == 1 ? "\(allowed.lowerBound)" : "at most \(allowed.upperBound)")
      }
    }
    return nil
  }

  private func allowed(_ kind: RequestKind) -> ClosedRange<Int> {
    guard isTaken else { return 0...0 }
    switch step {
    case .advance, .settle:
      // A session can begin here; the app then loads the notes and the user.
      return [.load, .user].contains(kind) ? 0...1 : 0...0
    case .delete: return kind == .delete ? 1...1 : 0...0
    case .pull:
      guard kind == .load else { return 0...0 }
      return before.isEnabled("notes.refresh") ? 1...1 : 0...0
    default:
      guard let control, Self.requests[control] == kind, isTap, before.isEnabled(control) else {
        return 0...0
      }
      return 1...1
    }
  }

  private static let requests: [String: RequestKind] = [
    "login.submit": .login, "notes.refresh": .load, "notes.retry": .load,
    "profile.refresh": .user, "editor.save": .save, "detail.delete": .delete,
  ]

  /// The view that the user taps or types into.
  private var control: String? {
    switch step.events.first {
    case .tap(let view), .clear(let view), .type(let view, _): view
    default: nil
    }
  }

  private var isTap: Bool {
    if case .tap = step.events.first { true } else { false }
  }

  // MARK: - The number of notes

  /// The number of notes changes only by a step that can change it.
  private func count() -> String? {
    guard !canChangeCount, let old = before.titleCount ?? before.profileCount,
      let new = after.titleCount ?? after.profileCount, old != new
    else { return nil }
    return "\"\(name)\" has changed the number of notes from \(old) to \(new)"
  }

  private var canChangeCount: Bool {
    switch step {
    case .advance, .settle, .delete, .relaunch: true
    case .tap, .type, .clear, .turn:
      step.events.contains { event in
        switch event {
        case .tap("editor.save"), .tap("detail.delete"): true
        case .push(.insert), .push(.delete): true
        default: false
        }
      }
    case .push(let change): Self.isInsertOrDelete(change)
    default: false
    }
  }

  private static func isInsertOrDelete(_ change: ServerChange) -> Bool {
    switch change {
    case .insert, .delete: true
    case .change, .friends: false
    }
  }
}
