import ArchitectureKit
import Controllers
import Measurement
import Reporting
import Scenarios
import Toolkit

/// Shows that the apps are alike before any of them is measured: no equal app, no number.
struct EquivalenceGate {
  private let laboratory: AppLaboratory

  init(_ laboratory: AppLaboratory) {
    self.laboratory = laboratory
  }

  /// Runs each interaction on each variant and compares what it shows, what it has asked the server
  /// for and how much it did to views with the base.
  ///
  /// - Parameters:
  ///   - base: the label of what the others are compared with.
  ///   - labels: who is compared.
  ///   - cells: where.
  ///   - steps: how many steps are compared.
  /// - Returns: who is wrong, and why.
  func defects(base: String, labels: [String], cells: [Cell], steps: Int) -> [ResultsBuilder.Defect]
  {
    cells.flatMap { cell in
      let wanted = outcome(of: base, in: cell, steps)
      return labels.compactMap { label -> ResultsBuilder.Defect? in
        let found = label == base ? wanted : outcome(of: label, in: cell, steps)
        return complaint(found, wanted).map {
          ResultsBuilder.Defect(label: label, cell: cell, reason: $0)
        }
      }
    }
  }

  private struct Outcome {
    var snapshots: [String] = []
    var requests: [String] = []
    var defect: String?
  }

  private func outcome(of label: String, in cell: Cell, _ steps: Int) -> Outcome {
    var outcome = Outcome()
    do {
      guard let interaction = Interactions.named(cell.interaction) else {
        throw InteractionError(description: "There is no interaction \(cell.interaction).")
      }
      let run = try laboratory.run(
        of: interaction, on: laboratory.variant(label), size: cell.size)
      for step in 1...steps {
        let (work, defect) = run.run(step: step)
        outcome.snapshots.append(run.driver.window.snapshot())
        let size = run.driver.world.noteCount
        if let defect { outcome.defect = defect }
        // What a seed does beyond the least is part of what it shows.
        if !interaction.accepts(work, size: size), run.driver.variant.extraWork.isEmpty {
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

  private func complaint(_ found: Outcome, _ wanted: Outcome) -> String? {
    if let defect = found.defect { return defect }
    for (found, wanted) in zip(found.snapshots, wanted.snapshots) where found != wanted {
      let lines = zip(found.split(separator: "\n"), wanted.split(separator: "\n"))
      let pair = lines.first { $0 != $1 }
      return "It shows `\(pair?.0.trimmed ?? "")`, the base `\(pair?.1.trimmed ?? "")`."
    }
    return found.requests == wanted.requests ? nil : "It asks the server for something else."
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
