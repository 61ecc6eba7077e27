import ArchitectureKit
import Backend
import Toolkit

/// Several apps that take the same steps and are compared after each one.
///
/// Each app has its own server and clock. These checks are made:
/// - For every frame of every app: it obeys `FrameRules` and equals a full layout and paint.
/// - After every step, each app equals the first one in these points:
///   - whether the step could be taken;
///   - the clock, the time of the next answer, and the end of an animation;
///   - the requests, and the server's notes if they were written;
///   - the view tree and the picture.
/// - After every step, the first app obeys `StepRules` and `RestRules`. The others equal it.
final class Lockstep {
  let apps: [LockstepApp]
  /// The app that the others are compared with.
  let reference: LockstepApp
  let ruleChecker: RuleChecker
  /// All steps so far, including refused ones and the current one.
  private(set) var steps: [Step] = []

  /// Launches and settles each variant; the first one is the reference.
  ///
  /// - Throws: a `Divergence` if the settled apps differ.
  init(
    _ variants: [Variant], in fixture: Fixture, cache: BackendCache
  ) throws(Divergence) {
    let apps = variants.map { LockstepApp($0, in: fixture, cache: cache) }
    self.apps = apps
    reference = apps[0]
    for app in apps { app.driver.settle() }
    ruleChecker = RuleChecker(reference)
    for app in apps { try compare(app) }
  }

  /// The contents of the screen, which are the same in all apps.
  var screen: ScreenContents { ruleChecker.screen }

  /// Takes a step on every app and compares them.
  ///
  /// - Returns: the reason no app could take the step; `nil` if all took it.
  /// - Throws: a `Divergence` if the apps differ or one breaks a rule.
  @discardableResult
  func take(_ step: Step) throws(Divergence) -> String? {
    steps.append(step)
    let problem = reference.take(step)
    for app in apps {
      if app !== reference {
        let other = app.take(step)
        if other?.reason != problem?.reason { throw possibility(app, other, problem) }
      }
      if step.concernsApp { try compare(app) }
    }
    if let reason = ruleChecker.violation(after: step, isTaken: problem == nil, by: reference) {
      throw divergence(.rule, reason, of: reference)
    }
    return problem?.reason
  }

  private func compare(_ app: LockstepApp) throws(Divergence) {
    if let (kind, reason) = app.defect { throw divergence(kind, reason, of: app) }
    guard app !== reference else { return }
    if let (kind, reason) = app.difference(from: reference) {
      throw divergence(kind, reason, of: app)
    }
  }

  private func possibility(
    _ app: LockstepApp, _ problem: StepProblem?, _ wanted: StepProblem?
  ) -> Divergence {
    let found = problem?.reason ?? "the step is taken"
    return divergence(
      .possibility, "\(found), and on the reference \(wanted?.reason ?? "the step is taken")",
      of: app)
  }

  /// Returns the divergence of one app, with its view tree and the reference's.
  func divergence(
    _ kind: Divergence.Kind, _ reason: String, of app: LockstepApp
  ) -> Divergence {
    Divergence(
      kind: kind, architecture: app.name, reason: reason,
      referenceTree: reference.window.snapshot(), reference: reference.name,
      tree: app.window.snapshot(), step: max(0, steps.count - 1))
  }
}
