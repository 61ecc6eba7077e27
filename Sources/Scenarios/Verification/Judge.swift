import Toolkit
import Controllers
import Model

/// Judges an app by what a stranger can see of it.
///
/// That is its tree, what it asks the server for and what the server has. What all architectures get wrong alike is found here or nowhere.
final class Judge {
  private(set) var screen: ShownScreen
  private var requestCount: Int
  private var frameCount: Int
  private var hasFailures = false
  private(set) var saves = SaveLedger()

  init(_ contender: Contender) {
    screen = ShownScreen(contender.window)
    requestCount = contender.backend.log.count
    frameCount = contender.driver.loop.counters.frames
  }

  /// Looks at the app after a step, taken or not; the first rule that was broken, as a sentence.
  func violation(after step: Step, isTaken: Bool, by contender: Contender) -> String? {
    let backend = contender.backend
    let frames = contender.driver.loop.counters.frames
    defer {
      requestCount = backend.log.count
      frameCount = frames
    }
    if case .failNext = step { hasFailures = true }
    let old = screen
    // No frame and no turn at all: the tree is the same.
    if step.concernsApp { screen = ShownScreen(contender.window) }
    let requests = backend.log[requestCount...]
    saves.note(step, requests: requests, before: old, user: backend.actingUser)
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
  /// Whether the app or its clock hears of the step at all.
  var concernsApp: Bool {
    switch self {
    case .snapshot, .picture, .failNext, .delayNext: false
    default: true
    }
  }
}
