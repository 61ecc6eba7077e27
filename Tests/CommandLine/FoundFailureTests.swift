import Backend
import Testing

@testable import Equivalence
@testable import archbench

@Suite("Failures that a verification has found") @MainActor
struct FoundFailureTests {
  @Test("The summary names the script that was saved.")
  func summary() {
    let divergence = Divergence(
      kind: .tree, architecture: "MVC", reason: "R.", referenceTree: "", reference: "B",
      tree: "", step: 0)
    let failure = VerificationFailure(
      divergence: divergence, steps: [.settle], fixture: Fixture())
    let found = FoundFailure(failure: failure, place: "session 3", file: "out/divergence-3.script")
    #expect(
      found.summary
        == "Found: MVC, tree, session 3, shrunk to 1 step, saved as out/divergence-3.script."
    )
  }
}
