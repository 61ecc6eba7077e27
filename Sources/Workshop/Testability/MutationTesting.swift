import Foundation
import Measurement
import Results
package import SourceAnalysis
import Support

/// Mutation testing of one architecture: which mutants scripts kill, and which of those its unit tests
/// kill.
struct MutationTesting: Sendable {
  let architecture: String
  let mutants: [Mutant]
  let workshop: Workshop
  /// What scripts compare the architecture with.
  let reference: String
  /// The files of the architecture that the tests of each behaviour need, by the behaviour's number.
  let needed: [Int: Set<String>]
  let seed: UInt64

  /// The most mutants that are drawn for each behaviour.
  private static let sampleSize = 10

  /// Plays the scripts with each mutant, and runs the unit tests with those that are drawn; returns
  /// the scores of each behaviour.
  func scores(
    progress: @escaping @Sendable (String, Int, Int) -> Void
  ) throws -> [(deciding: MutationScore, all: MutationScore)] {
    let killers = try inParallel(
      mutants, progress: { [architecture] in progress("\(architecture): scripts", $0, $1) }
    ) { mutant in
      Set(
        try workshop.differences(in: architecture, from: reference, mutant: mutant.number))
    }
    let eligible = Behaviour.all.map { behaviour in
      zip(mutants, killers).filter { $1.contains(behaviour.number) }.map(\.0)
    }
    let deciding = zip(Behaviour.all, eligible).map { behaviour, mutants in
      mutants.filter { needed[behaviour.number]?.contains($0.file) ?? false }
    }
    let drawn = eligible.enumerated().map { draw($1, stream: UInt64($0)) }
    let drawnDeciding = deciding.enumerated().map { draw($1, stream: UInt64(100 + $0)) }
    let tried = Set((drawn + drawnDeciding).joined()).sorted { $0.number < $1.number }
    let suites = Behaviour.all.map { "\(architecture.moduleName)Tests.\($0.stem)" }
    let isKilled = try inParallel(
      tried, progress: { [architecture] in progress("\(architecture): unit tests", $0, $1) }
    ) { mutant in
      try !workshop.runTests(suites, mutant: mutant.number).isDone
    }
    let killed = Set(zip(tried, isKilled).filter(\.1).map(\.0))
    func score(_ eligible: [Mutant], _ drawn: [Mutant]) -> MutationScore {
      MutationScore(
        eligible: eligible.count, sampled: drawn.count, killed: drawn.count(where: killed.contains))
    }
    return Behaviour.all.indices.map {
      (score(deciding[$0], drawnDeciding[$0]), score(eligible[$0], drawn[$0]))
    }
  }

  private func draw(_ mutants: [Mutant], stream: UInt64) -> [Mutant] {
    var generator = SeededGenerator(seed: seed, stream: stream)
    return Array(mutants.shuffled(using: &generator).prefix(Self.sampleSize))
  }
}

/// Finds the mutants that do not compile, and writes the sources with the others.
package enum MutantCompilation {
  /// Writes the mutated files into a folder, and leaves out mutants until the compiler accepts all.
  ///
  /// - Throws: a `CommandFailure` when an error belongs to no mutant, or a `SourceError` without a
  ///   compiler.
  package static func compile(
    _ module: inout MutatedModule, as source: SourceModule, support: String
  ) throws {
    var rounds = 0
    while true {
      for file in module.files {
        try SourceTexts.write(file.text, to: file.path, in: source.root)
      }
      try SourceTexts.write(MutantSupport.text(for: module.files), to: support, in: source.root)
      let errors = try source.errors(SourceModule.dataFlow + ["-suppress-warnings"])
      guard let first = errors.first else { return }
      rounds += 1
      guard rounds <= 20, module.exclude(errors.map { ($0.file, $0.line) }) else {
        throw CommandFailure(
          "\(source.name) with mutants does not compile: \(first.file):\(first.line): "
            + "\(first.message).", .failed)
      }
    }
  }
}

extension Workshop {
  /// The seconds after which a program that waits for nothing is killed.
  ///
  /// They decide nothing about a mutant: one without an end is stopped by its steps.
  private static let deadline = 600.0

  /// Runs the unit tests of some suites, such as `MVCTests.SelectionTests`, which may write what
  /// they measure to a file.
  func runTests(
    _ suites: [String], mutant: Int? = nil, figures: String? = nil
  ) throws(CommandFailure) -> ProgramRun {
    let filter = "^(\(suites.joined(separator: "|").replacing(".", with: "\\.")))[./]"
    var variables = variables(mutant)
    variables["TESTABILITY_FILE"] = figures
    let run = test(filter, variables: variables, deadline: mutant.map { _ in Self.deadline })
    // What has not run has killed no mutant.
    guard !run.isMissing else { throw CommandFailure(run.errors, .failed) }
    if let mutant, run.isLate {
      throw CommandFailure(
        "The unit tests with mutant \(mutant) wait without an end; run them with "
          + "\(MutantSupport.variable)=\(mutant) in '\(root)'.", .failed)
    }
    return run
  }

  /// Returns the numbers of the behaviours whose scripts show a difference.
  func differences(
    in architecture: String, from reference: String, mutant: Int? = nil
  ) throws(CommandFailure) -> [Int] {
    let groups = Behaviour.all.map { behaviour in
      ScriptGroup(
        name: "\(behaviour.number)",
        files: behaviour.scripts.map { "\(project)/Tests/Equivalence/Scripts/\($0).script" })
    }
    return try differences(
      groups, on: architecture, from: reference, variables: variables(mutant),
      deadline: mutant.map { _ in Self.deadline }
    )
    .compactMap { Int($0) }
  }

  private func variables(_ mutant: Int?) -> [String: String] {
    mutant.map { [MutantSupport.variable: String($0)] } ?? [:]
  }
}
