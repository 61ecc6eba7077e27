package import ArchitectureKit
package import Controllers
import Toolkit

/// Plays sessions and scripts on several apps at once.
package final class SessionPlayer {
  private let memo = BackendMemo()
  /// What all sessions and scripts so far have reached.
  package private(set) var coverage = Coverage()

  package init() {}

  /// A script has a step that no app can take.
  package struct RefusedStep: Error {
    package let line: Int
    package let reason: String
    package let tree: String
  }

  /// Plays a random session: so many steps, then the epilogue.
  ///
  /// - Returns: All of its steps.
  @discardableResult
  package func play(
    _ session: Session, actions: Int, on variants: [Variant]
  ) throws(VerificationFailure) -> [Step] {
    var generator = StepGenerator(session)
    return try play(in: session.world, on: variants) { apps throws(Divergence) in
      for _ in 0..<actions {
        let step = generator.next(apps.screen, apps.reference.backend)
        let problem = try apps.take(step)
        coverage.count(
          step, isRefused: problem != nil, states: ScreenState.all(in: apps.screen))
      }
    }
  }

  /// Plays steps that are there already, then the epilogue; those that no app can take are passed
  /// by, as in the session that they are from.
  package func play(
    _ steps: [Step], in world: World, on variants: [Variant], hasEpilogue: Bool = true
  ) throws(VerificationFailure) {
    try play(in: world, on: variants, hasEpilogue: hasEpilogue) { apps throws(Divergence) in
      for step in steps { try apps.take(step) }
    }
  }

  /// Plays a script, then the epilogue.
  ///
  /// - Returns: The step that cannot be taken on any app, where the script ends, if there is one.
  package func play(
    _ script: Script, in world: World, on variants: [Variant]
  ) throws(VerificationFailure) -> RefusedStep? {
    var refused: RefusedStep?
    try play(in: world, on: variants) { apps throws(Divergence) in
      for line in script.lines where refused == nil {
        let problem = try apps.take(line.step)
        coverage.count(
          line.step, isRefused: problem != nil, states: ScreenState.all(in: apps.screen))
        if let problem {
          refused = RefusedStep(
            line: line.number, reason: problem, tree: apps.reference.window.snapshot())
        }
      }
    }
    return refused
  }

  @discardableResult
  private func play(
    in world: World, on variants: [Variant], hasEpilogue: Bool = true,
    _ body: (LockStep) throws(Divergence) -> Void
  ) throws(VerificationFailure) -> [Step] {
    var steps: [Step] = []
    var ownStepCount: Int?
    do throws(Divergence) {
      let apps = try LockStep(variants, in: world, memo: memo)
      defer { steps = apps.steps }
      try body(apps)
      ownStepCount = apps.steps.count
      if hasEpilogue { try Epilogue(apps).play() }
      return apps.steps
    } catch {
      throw VerificationFailure(
        divergence: error, steps: steps, world: world, ownStepCount: ownStepCount)
    }
  }
}
