import Report
import Results

extension ArchitectureTests {
  /// Returns made-up figures of twelve behaviours, of which the first ones need views.
  static func sample(_ name: String, views: Int = 0) -> ArchitectureTests {
    ArchitectureTests(
      architecture: name, checksum: "", supportTokens: 30,
      behaviours: (1...12).map { number in
        BehaviourTests(
          number: number, title: "B\(number)", tests: 2, tokens: 10 * number,
          needOfViews: number <= views ? "no such module 'Toolkit'" : nil,
          viewFreeTests: number <= views ? 1 : 2, objects: 3, turns: 1,
          seconds: 0.001, deciding: MutationScore(eligible: 20, sampled: 10, killed: 9),
          all: MutationScore(eligible: 40, sampled: 10, killed: 5))
      }, fakeTokens: 100,
      recordedState: RecordedStateResult(value: nil, isEqual: true, lost: []),
      leavingWhileSaving: LeavingWhileSavingResult(
        handler: "Store", dies: "with its screen", isSaveKept: true))
  }
}
