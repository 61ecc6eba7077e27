import ArchitectureKit
import Backend
import Catalog
import Controllers
import Equivalence
import Interactions
import Measurement
import Report
import Toolkit

/// Checks that the apps behave alike before any of them is measured.
///
/// An app that differs gets no figures.
struct EquivalenceCheck {
  private let factory: CatalogAppFactory

  init(_ factory: CatalogAppFactory) {
    self.factory = factory
  }

  /// Runs each interaction on each architecture and compares it with the base.
  ///
  /// It compares the snapshots, the requests to the server and the work on views.
  ///
  /// - Parameters:
  ///   - base: the contestant that the others are compared with.
  ///   - contestants: the contestants to compare.
  ///   - cases: the cases to compare.
  ///   - steps: the number of steps to compare.
  ///   - spent: called with the seconds that each contestant took.
  /// - Returns: the contestants that differ, and the reasons.
  func defects(
    base: String, contestants: [String], cases: [BenchmarkCase], steps: Int,
    spent: (_ contestant: String, _ seconds: Double) -> Void
  ) -> [Defect] {
    func timed(_ contestant: String, _ benchmarkCase: BenchmarkCase) -> Outcome {
      let start = ContinuousClock.now
      defer { spent(contestant, (ContinuousClock.now - start) / .seconds(1)) }
      return outcome(of: contestant, in: benchmarkCase, steps)
    }
    return cases.flatMap { benchmarkCase in
      let expected = timed(base, benchmarkCase)
      return contestants.compactMap { contestant -> Defect? in
        let actual = contestant == base ? expected : timed(contestant, benchmarkCase)
        return difference(between: actual, and: expected).map {
          Defect(contestant, benchmarkCase, reason: $0)
        }
      }
    }
  }

  private struct Outcome {
    var snapshots: [String] = []
    var requests: [String] = []
    var defect: String?
  }

  private func outcome(of contestant: String, in benchmarkCase: BenchmarkCase, _ steps: Int)
    -> Outcome
  {
    var outcome = Outcome()
    do {
      guard let interaction = Interactions.named(benchmarkCase.interaction) else {
        throw InteractionError(description: "There is no interaction \(benchmarkCase.interaction).")
      }
      let variant = try factory.variant(contestant)
      let run = try factory.run(of: interaction, on: variant, size: benchmarkCase.size)
      for step in 1...steps {
        let (work, defect) = run.run(step: step)
        outcome.snapshots.append(run.driver.window.snapshot())
        let size = run.driver.fixture.noteCount
        if let defect { outcome.defect = defect }
        if !interaction.accepts(work, of: variant, size: size) {
          let least = interaction.leastWork(size)
          outcome.defect =
            outcome.defect ?? "A run does \(work) to views; the least work is \(least)."
        }
      }
      outcome.requests = run.driver.backend.log.map { "\($0)" }
    } catch {
      outcome.defect = "\(error)"
    }
    return outcome
  }

  private func difference(between actual: Outcome, and expected: Outcome) -> String? {
    if let defect = actual.defect { return defect }
    for (actual, expected) in zip(actual.snapshots, expected.snapshots) where actual != expected {
      let lines = zip(actual.split(separator: "\n"), expected.split(separator: "\n"))
      let pair = lines.first { $0 != $1 }
      return "It shows `\(pair?.0.trimmed ?? "")`, the base `\(pair?.1.trimmed ?? "")`."
    }
    return actual.requests == expected.requests ? nil : "It asks the server for something else."
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
