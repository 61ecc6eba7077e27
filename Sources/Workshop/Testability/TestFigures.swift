import Foundation
import Results
import Support

/// What a run of unit tests wrote about itself, one line of JSON each.
struct TestFigures {
  /// The figures of a test, as the tests' support writes them.
  struct Test: Decodable {
    /// The suite's type, such as `MVCTests.SelectionTests`.
    let suite: String
    let test: String
    let objects: [String: Int]?
    let turns: Int
    let seconds: Double
  }

  /// The facts of an experiment.
  private struct Facts: Decodable {
    let architecture: String
    let recordedState: RecordedStateResult?
    let leavingWhileSaving: LeavingWhileSavingResult?
  }

  private(set) var tests: [Test] = []
  private(set) var recordedStates: [RecordedStateResult] = []
  private(set) var savesWhileLeaving: [LeavingWhileSavingResult] = []

  /// Reads the lines.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let data = Data(line.utf8)
      if let test = try? JSONDecoder().decode(Test.self, from: data) {
        tests.append(test)
      } else {
        let facts = try JSONDecoder().decode(Facts.self, from: data)
        if let state = facts.recordedState { recordedStates.append(state) }
        if let saves = facts.leavingWhileSaving { savesWhileLeaving.append(saves) }
      }
    }
  }

  /// Returns the figures of the tests of a suite.
  func tests(of suite: String) -> [Test] { tests.filter { $0.suite == suite } }

  /// The recorded states of all screens as one: what is lost in one is lost.
  var recordedState: RecordedStateResult? {
    guard let first = recordedStates.first else { return nil }
    return RecordedStateResult(
      value: first.value, isEqual: recordedStates.allSatisfy(\.isEqual),
      lost: Set(recordedStates.flatMap(\.lost)).sorted())
  }

  /// Both answers as one: the save is kept if it is after success and after failure.
  var leavingWhileSaving: LeavingWhileSavingResult? {
    guard let first = savesWhileLeaving.first else { return nil }
    let moments = ["with its screen", "with the answer", "never"]
    let latest = savesWhileLeaving.map(\.dies).max {
      (moments.firstIndex(of: $0) ?? 0) < (moments.firstIndex(of: $1) ?? 0)
    }
    return LeavingWhileSavingResult(
      handler: first.handler, dies: latest ?? first.dies,
      isSaveKept: savesWhileLeaving.allSatisfy(\.isSaveKept))
  }
}

extension TestFigures.Test {
  /// The instances of classes of some modules.
  func objects(of modules: Set<String>) -> Int? {
    objects.map { objects in
      objects.filter { modules.contains(String($0.key.prefix { $0 != "." })) }.values
        .reduce(0, +)
    }
  }
}
