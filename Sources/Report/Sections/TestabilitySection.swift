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

  /// The section of a report: a row for each architecture.
  package var summary: String {
    """
    ## Tests

    Twelve behaviours are tested in each architecture, as its community writes unit tests. The files \
    are in `Tests/Architectures`; `archbench testability` has each behaviour, the experiments, and \
    the mutants that survive.

    \(TestabilityTables.summary(file).markdown())
    \(legend)
    """
  }

  /// The page with all figures.
  package var markdown: String { summary + "\n\n" + details }

  /// Each behaviour, the experiments and the mutants that survive.
  package var details: String {
    """
    ### Each behaviour

    Tokens of the tests, whether they need views, and how many of the mutants tried in deciding \
    files the unit tests kill. The last number says how many such mutants the scripts kill.

    \(TestabilityTables.behaviours(file).markdown())
    ### Experiments

    \(TestabilityTables.experiments(file).markdown())
    \(experimentsLegend)

    \(survivors)
    """
  }

  private var legend: String {
    """
    * **View-free**: the tests compile without the modules `Toolkit` and `Screens`, together with all \
    files that they need. The compiler says so. **Tests**: the share of single tests \
    that make no object of these modules, whatever their neighbours in the file need.
    * **Tokens**: of the tests of one behaviour. **Set-up**: tokens of the architecture's own \
    doubles and helpers. All share \(Figures.count(file.sharedTokens)) tokens for a fake server and a \
    window.
    * **Objects** and **turns** of the main loop: what one test takes, the median behaviour. **ms**: \
    all tests together, the sum of medians of 20, debug build.
    * **Deciding**: the share of mutants that unit tests kill, of those that the behaviour's \
    conformance scripts kill and that are in files which its tests need. **All**: the same for \
    mutants in all files. A view-free test cannot reach those in views. Up to ten mutants are drawn for each behaviour, by seed \(file.seed).

    All unit tests of an architecture run in \(Figures.fixed(slowest, 1)) s at most, in a debug \
    build. \(age)
    """
  }

  private var experimentsLegend: String {
    """
    * **Recorded state**: a value that says what views show, pushed into fresh views without a server. \
    *Lost* is what the fresh views do not have.
    * **Save, screen gone**: the editor goes while its save is under way; then the server answers.
    * **Fake of the profile**: tokens of the least code that replaces everything behind the \
    profile's view. The compiler accepts it there.
    """
  }

  /// The mutants that no unit test kills, architecture by architecture.
  private var survivors: String {
    let lists = file.architectures.map { tests in
      let own = tests.survivors.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
      let deciding = own.filter(\.isDeciding)
      let count =
        "\(tests.mutants) mutants compile, \(tests.mutantsThatDoNotCompile) do not; of those tried, "
        + "\(own.count) survive, \(deciding.count) of them in deciding files."
      let lines = own.map { survivor in
        "* \(survivor.isDeciding ? "**deciding** " : "")`\(survivor.file):\(survivor.line)` "
          + "\(survivor.kind): `\(survivor.code.firstLine)`"
      }
      return (["#### \(tests.architecture)", "", count, ""] + lines).joined(separator: "\n")
    }
    return "### Survivors\n\n" + lists.joined(separator: "\n\n") + "\n"
  }

  /// The tables for a terminal of 80 columns.
  package var text: String {
    let behaviours = (file.architectures.first?.behaviours ?? []).map {
      "\($0.number) \($0.title)."
    }
    let experiments = file.architectures.map { tests in
      let (state, save) = (tests.recordedState, tests.leavingWhileSaving)
      return """
        \(tests.architecture)
          recorded state: \(state.value ?? "none")
          fresh views: \(state.isEqual ? "equal" : "not equal")
          lost: \(state.lost.isEmpty ? "nothing" : state.lost.joined(separator: ", "))
          the screen goes during a save: the save is \(save.isSaveKept ? "kept" : "LOST")
          fake of the profile: \(tests.fakeTokens) tokens
        """
    }
    return """
      \(TestabilityTables.summary(file).plain())
      tokens: of the tests of one behaviour. deciding, all: killed mutants.

      \(TestabilityTables.numbers(file).plain())
      Tokens (v: the tests need views), and killed mutants of deciding files.

      \(behaviours.joined(separator: "\n"))

      \(experiments.joined(separator: "\n"))

      Measured at commit \(file.commit).\(note.map { "\n\($0)" } ?? "")

      """
  }

  /// The seconds of the architecture with the slowest unit tests.
  private var slowest: Double { file.architectures.map(\.seconds).max() ?? 0 }

  private var age: String {
    "Measured at commit \(file.commit)." + (note.map { " \($0)" } ?? "")
  }
}

extension String {
  /// The first line, without back-ticks.
  fileprivate var firstLine: String {
    let lines = replacing("`", with: "'").split(separator: "\n")
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}
