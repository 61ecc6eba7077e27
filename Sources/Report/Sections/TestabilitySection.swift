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
    are in `Tests/Architectures`. [Each behaviour, the experiments, and the mutants that \
    survive](#\(Self.anchor)).
    """
    TestabilityTables.summary(file)
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

  /// Each behaviour, the experiments and the mutants that survive.
  @DocumentBuilder var details: Document {
    Block.heading(3, "Each behaviour")
    """
    Tokens of the tests, whether they need views, and how many of the mutants tried in deciding \
    files the unit tests kill. The last number says how many such mutants the scripts kill.
    """
    TestabilityTables.behaviours(file)
    Block.heading(3, "Experiments")
    TestabilityTables.experiments(file)
    Block.items(
      """
      **Recorded state**: a value that says what views show, pushed into fresh views without a server. \
      *Lost* is what the fresh views do not have.
      **Save, screen gone**: the editor goes while its save is under way; then the server answers.
      **Fake of the profile**: tokens of the least code that replaces everything behind the \
      profile's view. The compiler accepts it there.
      """)
    Block.heading(3, "Survivors")
    for tests in file.architectures {
      Block.fold(summary(of: tests), Document { Block.list(survivors(of: tests)) })
    }
  }

  private func summary(of tests: ArchitectureTests) -> String {
    "\(tests.architecture): \(tests.mutants) mutants compile, \(tests.mutantsThatDoNotCompile) do not; "
      + "of those tried, \(tests.survivors.count) survive, "
      + "\(tests.survivors.count(where: \.isDeciding)) of them in deciding files."
  }

  /// The mutants that no unit test kills.
  private func survivors(of tests: ArchitectureTests) -> [String] {
    tests.survivors.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { survivor in
      "\(survivor.isDeciding ? "**deciding** " : "")`\(survivor.file):\(survivor.line)` "
        + "\(survivor.kind): `\(survivor.code.firstLine)`"
    }
  }
}

extension String {
  /// The first line, without back-ticks.
  fileprivate var firstLine: String {
    let lines = replacing("`", with: "'").split(separator: "\n")
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}
