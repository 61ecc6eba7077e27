package import ArchitectureKit
import Backend

/// Reduces a failing session to a short script, played only on the apps that the failure names.
package struct FailureShrinker {
  private let runLimit: Int

  /// - Parameter runLimit: how many scripts may be tried; each one is played from the start.
  package init(runLimit: Int = 600) {
    self.runLimit = runLimit
  }

  /// Returns a failure of the same kind and variant, with as few and simple steps as possible.
  package func shrink(
    _ failure: VerificationFailure, on variants: [Variant]
  ) -> VerificationFailure {
    let culprits = [failure.divergence.reference, failure.divergence.architecture]
    let variants = variants.filter { culprits.contains($0.name) }
    let player = SessionPlayer()
    var best = failure
    func attempt(_ steps: [Step], in fixture: Fixture) -> Int? {
      do throws(VerificationFailure) {
        try player.play(steps, in: fixture, on: variants, checksFinalState: failure.isInFinalCheck)
        return nil
      } catch {
        guard error.divergence.isLike(failure.divergence) else { return nil }
        best = error
        return error.sessionSteps.count
      }
    }
    var shrinker = StepShrinker(runLimit: runLimit) { attempt($0, in: failure.fixture) }
    guard runLimit > 0 else { return failure }
    let steps = shrinker.shrink(failure.sessionSteps)
    // Prefer the default fixture of scripts, if the failure occurs there too.
    if failure.fixture != Fixture() { _ = attempt(steps, in: Fixture()) }
    return best
  }
}
