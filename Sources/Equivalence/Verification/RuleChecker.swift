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
