import Toolkit
import Controllers
import Model

/// What one step may ask the server for and may change, judged by what showed before and after it.
struct StepRules {
  let step: Step
  /// Whether it could be taken.
  let isTaken: Bool
  let before: ShownScreen
  let after: ShownScreen
  /// What the app has asked the server for meanwhile.
  let requests: ArraySlice<LoggedRequest>
  let frameCount: Int

  /// The first rule that the step breaks, as a sentence.
  func violation() -> String? {
    disabledControl() ?? requestsOfUser() ?? count()
  }

  /// A disabled control takes no event.
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

  /// What the user alone asks for: the tap on an enabled control asks once, however often it is
  /// tapped in one turn, and nothing else asks.
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
      // A session begins on its way, which loads notes and user.
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

  /// The view that a tap, or typing, is about.
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

  /// n changes only through what can change it.
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
