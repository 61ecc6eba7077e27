import Toolkit
import ArchitectureKit
import Controllers

/// Several apps that take the same steps, each in a world of its own, and are compared after each.
///
/// What is compared, and when:
/// - in every frame of every app: the frame with a full layout and a full paint, and `FrameRules`;
/// - after every step, of each app with the first: whether the step could be taken, the clock, the
///   next answer, the end of an animation, the requests, the server's notes (if written), the tree,
///   the picture;
/// - after every step, of the first app: `StepRules` and `RestRules`. The others equal it.
final class LockStep {
  let contenders: [Contender]
  /// The app that the others are compared with.
  let reference: Contender
  let judge: Judge
  /// All steps so far, refused ones and the one that is being taken included.
  private(set) var steps: [Step] = []

  /// Launches each variant in the world and settles it; the first is the reference.
  ///
  /// - Throws: a `Divergence` if they are not alike by then.
  init(
    _ variants: [Variant], in world: World, memo: BackendMemo
  ) throws(Divergence) {
    let contenders = variants.map { Contender($0, in: world, memo: memo) }
    self.contenders = contenders
    reference = contenders[0]
    for contender in contenders { contender.driver.settle() }
    judge = Judge(reference)
    for contender in contenders { try compare(contender) }
  }

  /// What shows, the same on all apps.
  var screen: ShownScreen { judge.screen }

  /// Takes a step on every app and compares them.
  ///
  /// - Returns: Why the step could not be taken, on none of them; `nil` if it was.
  /// - Throws: a `Divergence`.
  @discardableResult
  func take(_ step: Step) throws(Divergence) -> String? {
    steps.append(step)
    let problem = reference.take(step)
    for contender in contenders {
      if contender !== reference {
        let other = contender.take(step)
        if other?.reason != problem?.reason { throw possibility(contender, other, problem) }
      }
      if step.concernsApp { try compare(contender) }
    }
    if let reason = judge.violation(after: step, isTaken: problem == nil, by: reference) {
      throw divergence(.rule, reason, of: reference)
    }
    return problem?.reason
  }

  private func compare(_ contender: Contender) throws(Divergence) {
    if let (kind, reason) = contender.defect { throw divergence(kind, reason, of: contender) }
    guard contender !== reference else { return }
    if let (kind, reason) = contender.difference(from: reference) {
      throw divergence(kind, reason, of: contender)
    }
  }

  private func possibility(
    _ contender: Contender, _ problem: StepProblem?, _ wanted: StepProblem?
  ) -> Divergence {
    let found = problem?.reason ?? "the step is taken"
    return divergence(
      .possibility, "\(found), and on the reference \(wanted?.reason ?? "the step is taken")",
      of: contender)
  }

  /// What went wrong on one of the apps, with what both show.
  func divergence(
    _ kind: Divergence.Kind, _ reason: String, of contender: Contender
  ) -> Divergence {
    Divergence(
      kind: kind, variant: contender.id, reason: reason,
      referenceTree: reference.window.snapshot(), reference: reference.id,
      tree: contender.window.snapshot(), step: max(0, steps.count - 1))
  }
}
