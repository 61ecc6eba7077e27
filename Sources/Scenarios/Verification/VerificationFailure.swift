package import Controllers

/// What was played until an app did something wrong.
package nonisolated struct VerificationFailure: Error, Sendable {
  package let divergence: Divergence
  /// All steps so far, those of the epilogue too; the last one shows what is wrong.
  package let steps: [Step]
  package let world: World
  /// Where the epilogue began, if it came to light there.
  let ownStepCount: Int?

  package init(divergence: Divergence, steps: [Step], world: World, ownStepCount: Int? = nil) {
    self.divergence = divergence
    self.steps = steps
    self.world = world
    self.ownStepCount = ownStepCount
  }

  var isInEpilogue: Bool { ownStepCount != nil }

  /// The steps of the session itself.
  var ownSteps: [Step] { Array(steps.prefix(ownStepCount ?? steps.count)) }
}
