import Measurement
import SourceAnalysis
import Support

/// What each pattern costs to run, to write, to test and to change: a pattern a row.
///
/// There is no total and no rank: each reader weighs the columns.
struct ScorecardTable {
  private let results: Results
  private let changes: ChangesFile?

  init(_ results: Results) {
    self.results = results
    changes = ChangesFile(of: results)
  }

  /// The table; `nil` if there is no pattern.
  var table: TextTable? {
    guard !results.architectures.isEmpty else { return nil }
    let hasKinds = !(results.kinds ?? []).isEmpty
    let columns =
      [head("Run: µs added per event", "added-per-event", hasKinds)]
      + [
        head("Write: tokens", "source", !results.source.isEmpty),
        head("Test: without views; tokens", "tests", results.testability != nil),
        head("Change: tokens", "changes", changes != nil),
        head("places (silent)", "changes", changes != nil),
      ]
    var table = TextTable([.init("Pattern")] + columns.map { .init($0, .right) })
    for entry in results.architectures {
      table.append([entry.name, run(entry), write(entry), test(entry)] + change(entry))
    }
    return table
  }

  /// What the columns are.
  var legend: String {
    """
    * **Run**: the time of one event, such as a key press or a change from the server, minus the time of the same \
    event in Baseline. It is the median over the kinds of events, averaged over processes. In brackets: its share \
    of a frame of 16.7 ms.
    * **Write**: Swift tokens in the source code of the app.
    * **Test**: how many of twelve behaviours are unit-tested without views. In brackets: the share of single \
    tests that make no view. Then the tokens of the tests of one behaviour, without set-up.
    * **Change**: means over the change requests: tokens added and removed, and places to edit. In brackets: how \
    many of them are *silent*, where the compiler does not notice a forgotten edit.

    There is no overall score: weigh the columns for your own project.
    """
  }

  /// A heading, with a link to the section of its evidence if the report has that.
  private func head(_ title: String, _ anchor: String, _ isThere: Bool) -> String {
    isThere ? "[\(title)](#\(anchor))" : title
  }

  // MARK: - Columns

  private func run(_ entry: ArchitectureEntry) -> String {
    guard entry.defect == nil else { return "**not equal**" }
    guard entry.name != "Baseline" else { return "0" }
    guard let added = Self.overall(entry, results) else { return "–" }
    return "\(KindTable.microseconds(added.estimate)) (\(Self.share(added.estimate)))"
  }

  /// A time's share of a frame, such as "0.15 %".
  static func share(_ seconds: Double) -> String {
    let share = seconds / frame
    return share < 1e-4 ? "<0.01 %" : Figures.finePercent(share)
  }

  /// A frame at 60 Hz, in seconds.
  static let frame = 1 / 60.0

  /// What an event adds in an architecture: the median over kinds, at the smallest size if none is given.
  static func overall(
    _ entry: ArchitectureEntry, _ results: Results, at size: Int? = nil
  ) -> AddedResult? {
    let kinds = (results.kinds ?? []).filter {
      $0.architecture == entry.name
    }
    let size = size ?? results.mainSize
    return AddedResult(medianOf: kinds.filter { $0.size == size }.map(\.added))
  }

  private func write(_ entry: ArchitectureEntry) -> String {
    results.structure?.first { $0.architecture == entry.name }
      .map { Figures.count($0.app.tokens) } ?? "–"
  }

  private func test(_ entry: ArchitectureEntry) -> String {
    guard
      let tests = results.testability?.architectures.first(where: { $0.architecture == entry.name })
    else { return "–" }
    let count = tests.behaviours.count
    let share = tests.viewFreeShare.map { " (\($0) %)" } ?? ""
    return
      "\(tests.viewFree) of \(count)\(share); \(Figures.count(tests.testTokens / max(1, count)))"
  }

  private func change(_ entry: ArchitectureEntry) -> [String] {
    guard let changes, !changes.figures(of: entry.name).isEmpty else { return ["–", "–"] }
    func mean(_ figure: KeyPath<ChangeFigures, Int>, _ decimals: Int) -> String {
      Figures.fixed(changes.mean(figure, of: entry.name), decimals)
    }
    return [mean(\.tokens, 0), "\(mean(\.hunks, 1)) (\(mean(\.silent, 1)))"]
  }
}
