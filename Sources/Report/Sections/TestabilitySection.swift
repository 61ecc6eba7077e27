package import Results
import Support

/// What unit tests cost and find, for reports and for terminals.
package struct TestabilitySection {
  private let file: TestabilityFile
  private let note: String?

  package init(_ file: TestabilityFile, note: String? = nil) {
    (self.file, self.note) = (file, note)
  }

  /// The heading's anchor in a report.
  static let anchor = "what-do-unit-tests-cost-and-what-do-they-find"

  /// What tests cost and find, each behaviour, and the experiments.
  @DocumentBuilder package var document: Document {
    Block.heading(2, "What do unit tests cost, and what do they find?")
    finding
    summaryTable
    Block.items(
      """
      **Without views**: the behaviours whose tests compile without the modules of views. **Single**: the \
      share of single tests that make no object of these modules, whatever their neighbours in the file need.
      **Tokens**: words and signs in the tests of one behaviour. **Set-up**: those of the pattern's own doubles and \
      helpers. All share \(Figures.count(file.sharedTokens)) more for a fake server and a window.
      **Objects** and **updates**: what one test makes, and the turns of the main loop that it takes, the median \
      behaviour. **ms**: all tests together, the sum of medians of 20, debug build.
      **Mutants**: the share of planted faults that unit tests find, of those that the behaviour's scripts find, in \
      files that its tests need. **In all files**: the same; tests without views miss those in views. Up to ten are drawn \
      for each behaviour, by seed \(file.seed).
      """)
    """
    Twelve behaviours are tested in each pattern, as its community writes unit tests, in `Tests/Architectures`. \
    Measured at commit \(file.commit).\(note.map { " \($0)" } ?? "")
    """
    Block.heading(3, "Each behaviour")
    """
    Tokens of the tests, whether they need views, and how many of the mutants tried in files that they need \
    the unit tests find. The last number says how many such mutants the scripts find.
    """
    behavioursTable
    Block.heading(3, "Experiments")
    experimentsTable
    Block.items(
      """
      **Recorded state**: a value that says what views show, pushed into fresh views without a server. \
      *Lost* is what the fresh views do not have.
      **Save, screen gone**: the editor goes while its save is under way; then the server answers.
      **Fake of the profile**: tokens of the least code that replaces everything behind the \
      profile's view. The compiler accepts it there.
      """)
  }

  /// Which patterns need no views, and the ranges of tokens and of found faults.
  private var finding: String {
    func range(_ value: (ArchitectureTests) -> Double, _ text: (Double) -> String) -> String {
      Figures.range(file.architectures.map { ($0.architecture, value($0)) }, text)
    }
    let count = max(1, file.architectures.first?.behaviours.count ?? 1)
    let free = file.architectures.filter { $0.viewFree == count }.map(\.architecture)
    return
      "**\(free.isEmpty ? "No pattern tests" : "\(free.listed) test") all \(count) behaviours without views.** "
      + "The tests of one take \(range({ Double($0.testTokens / count) }, Figures.short)) tokens. Of planted faults "
      + "in files that they need, they find \(range({ $0.deciding.share ?? 0 }, Figures.wholePercent))."
  }

  // MARK: - Tables

  /// A row for each architecture, over all behaviours.
  var summaryTable: TextTable {
    TextTable(
      of: file.architectures,
      [
        .words("pattern") { $0.architecture },
        .number("without views") { "\($0.viewFree) of \($0.behaviours.count)" },
        .number("single") { $0.viewFreeShare.map { "\($0) %" } ?? "–" },
        .count("tokens") { $0.testTokens / max(1, $0.behaviours.count) },
        .count("set-up") { $0.supportTokens },
        .number("objects") { tests in
          let objects = tests.behaviours.compactMap(\.objects)
          return objects.count < tests.behaviours.count
            ? "–" : Figures.fixed(Self.median(objects), 1)
        },
        .number("updates") { Figures.fixed(Self.median($0.behaviours.map(\.turns)), 1) },
        .number("ms") { Figures.fixed($0.behaviours.map(\.seconds).reduce(0, +) * 1_000, 0) },
        .number("mutants") { Self.text($0.deciding) },
        .number("in all files") { Self.text($0.all) },
      ])
  }

  /// A row for each behaviour, a column for each architecture: tokens, whether views are needed, and
  /// the killed mutants of the deciding files.
  private var behavioursTable: TextTable {
    TextTable(
      of: file.architectures.first?.behaviours ?? [],
      [.number("#") { "\($0.number)" }, .words("behaviour") { $0.title }]
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
  private var experimentsTable: TextTable {
    TextTable(
      of: file.architectures,
      [
        .words("pattern") { $0.architecture },
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

  private static func text(_ score: MutationScore) -> String {
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
