import ArgumentParsing
import Support
import Workshop

/// The command `mutants`, which finds out which check catches each deliberate mistake.
enum MutantsCommand {
  static let names = Argument(
    repeating: "name", .string, help: "The mutants to check. Default: all in Tests/Mutants.")
  static let seed = Option.seed("The seed of the random sessions.")

  static let command = CommandSpecification(
    "mutants", abstract: "Show which check catches each deliberate mistake in the sources.",
    discussion: """
      Each mutant is a patch in Tests/Mutants. One after the other is applied to a copy in \
      .build/mutants. The copy is built with all tests. The checks are, the cheapest first: the \
      tests of the changed part, random sessions of 'verify', the tests of work, cells and memory, \
      the scripts of 'verify', all tests. Without names, the table is also written to \
      Tests/Mutants/README.md.

      Exit codes: 0 all are caught, 1 one survives or does not build, 64 usage, 65 the sources are \
      not there or a patch does not apply, 73 cannot write.
      """,
    parameters: [names, seed], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    let all = MutantCheck.names(in: project.root)
    let asked = arguments[names]
    if let unknown = asked.first(where: { !all.contains($0) }) {
      throw CommandFailure("There is no '\(MutantCheck.folder)/\(unknown).patch'.", .usage)
    }
    let progress = console.progress()
    defer { progress.erase() }
    let check = MutantCheck(in: project, seed: arguments[seed], progress)
    let (page, survivors) = try check.check(asked.isEmpty ? all : asked)
    progress.erase()
    try console.output.write(page)
    if asked.isEmpty {
      try AtomicFile.write(page, to: "\(project.root)/\(MutantCheck.folder)/README.md")
    }
    return survivors == 0 ? .done : .failed
  }
}
