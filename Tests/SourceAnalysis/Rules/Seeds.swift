import Study

/// Violations of the rules of one pattern: shortcuts that a developer in a hurry could take.
struct Seeds {
  /// In the sources, for rules that are enforced by a check or the compiler.
  let sources: [Seed]
  /// In the recording of a session, for rules that are enforced by a run.
  let sessions: [RecordingSeed]

  init(_ architecture: String, sources: [Seed], sessions: [RecordingSeed] = []) {
    self.sources = sources.map { $0.planted(of: architecture) }
    self.sessions = sessions.map { $0.planted(of: architecture) }
  }

  /// The violations of each pattern; a further one has a file in this folder and a name here.
  static let all =
    [baseline, mvc, mvvm, mvvmc, redux, ziggurat, flux] + RuleBook.all.map(common)

  /// Returns violations of the rules that several patterns have.
  private static func common(_ book: RuleBook) -> Seeds {
    Seeds(
      book.architecture, sources: Seed.common(book),
      sessions: RecordingSeed.common.filter { book.rule($0.rule) != nil })
  }
}
