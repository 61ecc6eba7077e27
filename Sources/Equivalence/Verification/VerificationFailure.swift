package import Backend

/// A divergence, together with the steps that led to it.
package nonisolated struct VerificationFailure: Error, Sendable {
  package let divergence: Divergence
  /// All steps, including those of the final check; the last one reveals the divergence.
  package let steps: [Step]
  package let fixture: Fixture
  /// The number of steps before the final check, if that check found the divergence.
  var sessionStepCount: Int?

  var isInFinalCheck: Bool { sessionStepCount != nil }

  /// The steps of the session itself, without those of the final check.
  var sessionSteps: [Step] { Array(steps.prefix(sessionStepCount ?? steps.count)) }
}
