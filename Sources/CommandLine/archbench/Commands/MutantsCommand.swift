import ArgumentParsing
import Support
import Workshop

/// The command `mutants`, which finds out which check catches each deliberate mistake.
enum MutantsCommand {
  static let names = Argument(
    repeating: "name", .string,
    help: "The mutants to check, such as Redux/stale-memo, or all of Redux. Default: all in "
      + "Tests/Mutants.")
  static let seed = Option.seed("The seed of the random sessions.")

  static let command = CommandSpecification(
    "mutants", abstract: "Show which check catches each deliberate mistake in the sources.",
    discussion: """
      Each mutant is a patch in Tests/Mutants. Those of architectures are built as modules of one \
      program in .build/forms, and each must fail as a form: in scripts and random sessions of \
      'verify', or in the tests of work and memory. Those of App are built one after the other in \
      .build/mutants, and the tests of App must find them. Without names, the table is also written \
      to Tests/Mutants/README.md.

      Exit codes: 0 all are caught, 1 one survives or does not build, 64 usage, 65 the sources are \
      not there or a patch does not apply, 73 cannot write.
      """,
    parameters: [names, seed], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    let all = MutantCheck.names(in: project)
    let asked = try arguments[names].flatMap { word in
      let found = all.filter { $0 == word || $0.hasPrefix("\(word)/") }
      if found.isEmpty { throw CommandFailure("There is no mutant '\(word)'.", .usage) }
      return found
    }
    let progress = console.progress()
    defer { progress.erase() }
    let check = MutantCheck(in: project, seed: arguments[seed], progress)
    let (page, survivors) = try check.check(asked.isEmpty ? all : asked)
    progress.erase()
    try console.output.write(page)
    if asked.isEmpty {
      try AtomicFile.write(page, to: "\(project.root)/\(Form.mutants)/README.md")
    }
    return survivors == 0 ? .done : .failed
  }
}
