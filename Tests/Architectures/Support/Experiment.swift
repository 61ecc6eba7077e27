/// The facts that an experiment finds; `Scripts/testability` collects them.
package enum Experiment {
  /// What becomes of a recorded state that fresh views get.
  package struct RecordedState: Codable {
    /// What the value is, such as "the app's view model"; `nil` if the pattern has none.
    package let value: String?
    /// Whether fresh views show the same tree of views, without what is in `lost`.
    package let isEqual: Bool
    /// What fresh views have lost, such as "scroll offset".
    package let lost: [String]

    package init(value: String?, isEqual: Bool, lost: [String]) {
      self.value = value
      self.isEqual = isEqual
      self.lost = lost
    }
  }

  /// What becomes of a save whose editor goes before the answer comes.
  package struct LeavingWhileSaving: Codable {
    /// What handles the answer, such as "EditorViewModel".
    package let handler: String
    /// When the editor's own object dies.
    package let dies: Moment
    /// Whether the note ends as the server answered: unmarked after success, marked after failure.
    package let isSaveKept: Bool

    package enum Moment: String, Codable {
      case withScreen = "with its screen"
      case withAnswer = "with the answer"
      case never
    }

    package init(handler: String, dies: Moment, isSaveKept: Bool) {
      self.handler = handler
      self.dies = dies
      self.isSaveKept = isSaveKept
    }
  }

  /// What is written about an experiment; one of the optional members is there.
  private struct Line: Encodable {
    let architecture: String
    var recordedState: RecordedState?
    var leavingWhileSaving: LeavingWhileSaving?
  }

  /// Records the facts of an experiment with an architecture, named as in the catalog.
  package static func record(_ facts: RecordedState, of architecture: String) {
    TestRun.write(Line(architecture: architecture, recordedState: facts))
  }

  /// Records the facts of an experiment with an architecture, named as in the catalog.
  package static func record(_ facts: LeavingWhileSaving, of architecture: String) {
    TestRun.write(Line(architecture: architecture, leavingWhileSaving: facts))
  }
}
