package import Results
import Support

/// What unit tests cost and find, for reports and for terminals.
package struct TestabilitySection {
  private let file: TestabilityFile
  private let note: String?

  /// - Parameters:
  ///   - file: the figures.
  ///   - note: what a reader must know of their age, as a sentence.
  package init(_ file: TestabilityFile, note: String? = nil) {
    (self.file, self.note) = (file, note)
  }

  /// The page with all figures.
  @DocumentBuilder package var document: Document {
    summary
    details
  }

  /// The section of a report: a row for each architecture.
  @DocumentBuilder var summary: Document {
    Block.heading(2, "Tests")
    """
    Twelve behaviours are tested in each architecture, as its community writes unit tests. The files \
    are in `Tests/Architectures`. [Each behaviour, and the experiments](#\(Self.anchor)).
    """
    summaryTable
    Block.items(
      """
      **View-free**: the tests compile without the modules `Toolkit` and `Screens`, together with all \
      files that they need. The compiler says so. **Tests**: the share of single tests \
      that make no object of these modules, whatever their neighbours in the file need.
      **Tokens**: of the tests of one behaviour. **Set-up**: tokens of the architecture's own \
      doubles and helpers. All share \(Figures.count(file.sharedTokens)) tokens for a fake server and a \
      window.
      **Objects** and **turns** of the main loop: what one test takes, the median behaviour. **ms**: \
      all tests together, the sum of medians of 20, debug build.
      **Deciding**: the share of mutants that unit tests kill, of those that the behaviour's \
      conformance scripts kill and that are in files which its tests need. **All**: the same for \
      mutants in all files. A view-free test cannot reach those in views. Up to ten mutants are drawn for each behaviour, by seed \(file.seed).
      """)
    """
    Measured at commit \(file.commit).\(note.map { " \($0)" } ?? "")
    """
  }

  /// The heading's anchor on the page of details.
  static let anchor = "each-behaviour"

  /// Each behaviour, and the experiments.
  @DocumentBuilder var details: Document {
    Block.heading(3, "Each behaviour")
    """
    Tokens of the tests, whether they need views, and how many of the mutants tried in deciding \
    files the unit tests kill. The last number says how many such mutants the scripts kill.
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

  // MARK: - Tables

  /// A row for each architecture, over all behaviours.
  var summaryTable: TextTable {
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
          return objects.count < tests.behaviours.count
            ? "–" : Figures.fixed(Self.median(objects), 1)
        },
        .number("turns") { Figures.fixed(Self.median($0.behaviours.map(\.turns)), 1) },
        .number("ms") { Figures.fixed($0.behaviours.map(\.seconds).reduce(0, +) * 1_000, 0) },
        .number("deciding") { Self.text($0.deciding) }, .number("all") { Self.text($0.all) },
      ])
  }

  /// A row for each behaviour, a column for each architecture: tokens, whether views are needed, and
  /// the killed mutants of the deciding files.
  private var behavioursTable: TextTable {
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
  private var experimentsTable: TextTable {
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
