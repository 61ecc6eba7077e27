import ArgumentParsing
import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// The command `testability`, which shows what unit tests cost in each architecture, and measures it.
enum TestabilityCommand {
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .choice(BucketMap.all.map(\.architecture)),
    help: "Show or measure this architecture. May be repeated. Default: all.")
  static let measure = Flag(
    "measure",
    help: "Measure again, and store the figures in Reports/testability/testability.json.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max), default: 1, help: "The seed for drawing mutants.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the figures.")

  /// The output format of the figures.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

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
    guard let root = ProjectSource.root else {
      throw CommandFailure(
        "The project's sources are not here; run the command in the project's folder.", .badData)
    }
    let asked = arguments[architecture]
    let names = asked.isEmpty ? BucketMap.all.map(\.architecture) : asked
    if arguments.contains(measure) {
      try store(names, seed: arguments[seed], root: root, console)
    }
    _ = try KeptTestability.read(root: root)
    let (file, note) = KeptTestability.valid(of: names, root: root)
    guard let file else { throw CommandFailure(note ?? "", .badData) }
    let section = TestabilitySection(file, note: note)
    switch arguments[format] {
    case .table: try console.show(section.text)
    case .markdown: try console.output.write(section.markdown)
    case .json: try console.output.write(try file.text)
    }
    return .done
  }

  /// Measures, and stores the figures beside those of the other architectures.
  private static func store(
    _ names: [String], seed: UInt64, root: String, _ console: Console
  ) throws {
    let progress = console.progress()
    defer { progress.erase() }
    let measured = try measured(names, seed: seed, root: root, progress)
    let others = (try? KeptTestability.read(root: root))?.architectures ?? []
    let all = BucketMap.all.compactMap { map in
      (measured + others).first { $0.architecture == map.architecture }
    }
    let shared = ["Support", "ViewSupport"].map { "\(UnitTestSources.folder)/\($0)" }
    let file = TestabilityFile(
      commit: ProjectSource.commit(root: root), seed: seed,
      sharedTokens: try SourceMeasurement(paths: shared, root: root).totals.tokens,
      architectures: all)
    try KeptTestability.write(file, root: root)
  }

  private static func measured(
    _ names: [String], seed: UInt64, root: String, _ progress: ProgressLine
  ) throws -> [ArchitectureTests] {
    do {
      return try TestabilityRun(root: root, names, seed: seed, progress).measure()
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure((error as? CocoaError)?.localizedDescription ?? "\(error)", .failed)
    }
  }
}
