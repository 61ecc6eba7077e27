package import ArchitectureKit
import Controllers

/// Finds the shortest script, in the smallest number of apps, that shows what a session has shown.
package struct FailureShrinker {
  private let runLimit: Int

  /// `runLimit` is how many scripts may be tried; each one is played from scratch.
  package init(runLimit: Int = 600) {
    self.runLimit = runLimit
  }

  /// A failure of the same kind of the same variant, with as few and as simple steps as are found.
  package func shrink(
    _ failure: VerificationFailure, on variants: [Variant]
  ) -> VerificationFailure {
    let culprits = [failure.divergence.reference, failure.divergence.variant]
    let variants = variants.filter { culprits.contains($0.id) }
    let player = SessionPlayer()
    var best = failure
    func attempt(_ steps: [Step], in world: World) -> Int? {
      do throws(VerificationFailure) {
        try player.play(steps, in: world, on: variants, hasEpilogue: failure.isInEpilogue)
        return nil
      } catch {
        guard error.divergence.isLike(failure.divergence) else { return nil }
        best = error
        return error.ownSteps.count
      }
    }
    var shrinker = StepShrinker(runLimit: runLimit) { attempt($0, in: failure.world) }
    guard runLimit > 0 else { return failure }
    let steps = shrinker.shrink(failure.ownSteps)
    // In the world that scripts have by default, if it shows there too.
    if failure.world != World() { _ = attempt(steps, in: World()) }
    return best
  }
}
