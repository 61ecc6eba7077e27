import Foundation
import Measurement
import Results
import SourceAnalysis
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

  /// The scores of each behaviour, and what survived.
  struct Outcome {
    var scores: [(deciding: MutationScore, all: MutationScore)]
    var survivors: [Survivor]
  }

  /// Plays the scripts with each mutant, and runs the unit tests with those that are drawn.
  ///
  /// - Parameter progress: called before each mutant with what is done, how much is done, and of how
  ///   much.
  /// - Returns: the scores, and the mutants that survive.
  /// - Throws: an error if a program cannot be started.
  func outcome(progress: @escaping @Sendable (String, Int, Int) -> Void) throws -> Outcome {
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
    return Outcome(
      scores: Behaviour.all.indices.map {
        (score(deciding[$0], drawnDeciding[$0]), score(eligible[$0], drawn[$0]))
      },
      survivors: tried.filter { !killed.contains($0) }.map { mutant in
        Survivor(
          file: mutant.file, line: mutant.line, kind: mutant.kind.rawValue, code: mutant.code,
          behaviours: zip(Behaviour.all, eligible).filter { $1.contains(mutant) }.map(\.0.number),
          isDeciding: deciding.contains { $0.contains(mutant) })
      })
  }

  private func draw(_ mutants: [Mutant], stream: UInt64) -> [Mutant] {
    var generator = SeededGenerator(seed: seed, stream: stream)
    return Array(mutants.shuffled(using: &generator).prefix(Self.sampleSize))
  }
}
