package import Results
import Support

/// The tables of what unit tests cost in each architecture, and what they find.
enum TestabilityTables {
  /// A row for each architecture, over all behaviours.
  static func summary(_ file: TestabilityFile) -> TextTable {
    TextTable(
      of: file.architectures,
      [
        .words("Pattern") { $0.architecture },
        .number("view-free") { "\($0.viewFree) of \($0.behaviours.count)" },
        .number("tests") { $0.viewFreeShare.map { "\($0) %" } ?? "–" },
        .count("tokens") { $0.testTokens / max(1, $0.behaviours.count) },
        .count("set-up") { $0.supportTokens },
        .number("objects") { tests in
          let objects = tests.behaviours.compactMap(\.objects)
          return objects.count < tests.behaviours.count ? "–" : Figures.fixed(median(objects), 1)
        },
        .number("turns") { Figures.fixed(median($0.behaviours.map(\.turns)), 1) },
        .number("ms") { Figures.fixed($0.behaviours.map(\.seconds).reduce(0, +) * 1_000, 0) },
        .number("deciding") { score($0.deciding) }, .number("all") { score($0.all) },
      ])
  }

  /// A row for each behaviour, a column for each architecture: tokens, whether views are needed, and
  /// the killed mutants of the deciding files.
  static func behaviours(_ file: TestabilityFile) -> TextTable {
    TextTable(
      of: file.architectures.first?.behaviours ?? [],
      [.number("#") { "\($0.number)" }, .words("Behaviour") { $0.title }]
        + file.architectures.map { tests in
          .number(tests.architecture) { behaviour in
            tests.behaviours.first { $0.number == behaviour.number }.map { own in
              "\(Figures.count(own.tokens))\(own.needOfViews == nil ? "" : ", views"), "
                + "\(own.deciding.killed)/\(own.deciding.sampled) of \(own.deciding.eligible)"
            } ?? "–"
          }
        })
  }

  /// A row for each architecture: the experiments, and the fake of the profile.
  static func experiments(_ file: TestabilityFile) -> TextTable {
    TextTable(
      of: file.architectures,
      [
        .words("Architecture") { $0.architecture },
        .words("Recorded state") { $0.recordedState.value ?? "none" },
        .words("Fresh views") { $0.recordedState.isEqual ? "equal" : "differ" },
        .words("Lost") {
          $0.recordedState.lost.isEmpty
            ? "nothing" : $0.recordedState.lost.joined(separator: ", ")
        },
        .words("Save, screen gone") { $0.leavingWhileSaving.isSaveKept ? "kept" : "**lost**" },
        .words("Its object dies") { $0.leavingWhileSaving.dies },
        .count("Fake of the profile") { $0.fakeTokens },
      ])
  }

  private static func score(_ score: MutationScore) -> String {
    guard let share = score.share else { return "–" }
    return "\(Figures.fixed(share * 100, 0)) %"
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}

extension ArchitectureTests {
  /// The percentage of single tests that make no view; `nil` if objects could not be counted.
  var viewFreeShare: String? {
    let free = behaviours.compactMap(\.viewFreeTests)
    guard free.count == behaviours.count, !free.isEmpty else { return nil }
    let all = behaviours.map(\.tests).reduce(0, +)
    return Figures.fixed(100 * Double(free.reduce(0, +)) / Double(all), 0)
  }

  /// Tokens of the tests of all behaviours.
  package var testTokens: Int { behaviours.map(\.tokens).reduce(0, +) }

  /// The mutants of deciding files, over all behaviours.
  package var deciding: MutationScore { behaviours.map(\.deciding).reduce(MutationScore(), +) }

}
