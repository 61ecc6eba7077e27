import ArchitectureKit
import ArgumentParsing
import Catalog
import Report
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `testability`, which shows what unit tests cost in each architecture, and measures it.
enum TestabilityCommand {
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Show or measure this architecture. May be repeated. Default: all.")
  static let measure = Flag(
    "measure",
    help: "Measure again, and store the figures in Reports/testability/testability.json.")
  static let seed = Option.seed("The seed for drawing mutants.")
  static let format = Option.format(.table, .json, .markdown)

  static let command = CommandSpecification(
    "testability", abstract: "Show what unit tests cost in each architecture, and what they find.",
    discussion: """
      Without --measure it prints the stored figures, which Scripts/testability makes. With \
      --measure, the architectures are built with their unit tests in .build/testability. They \
      are built once more with mutants: small mistakes, one of which is switched on when a \
      program starts. Conformance scripts show which mutants break a behaviour, and unit tests \
      should notice them. All architectures together take about twenty minutes.

      Exit codes: 0 done, 1 a unit test or the build fails, 64 usage, 65 the sources or the \
      stored figures are not there, 73 cannot write.
      """,
    parameters: [architecture, measure, seed, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    let asked = arguments[architecture].map(\.name)
    let names = asked.isEmpty ? project.names : asked
    if arguments.contains(measure) {
      let progress = console.progress()
      defer { progress.erase() }
      try TestabilityRun(in: project, names, seed: arguments[seed], progress).store()
    }
    let stored = Stored<TestabilityFile>(in: project)
    let file = try stored.read(names)
    try console.print(
      arguments[format], TestabilitySection(file, note: stored.note(on: file)).document,
      json: file.text)
    return .done
  }
}
