import Foundation
import Support

/// What a step of `Scripts/soak` has done and found: a line of `Reports/soak/soak.jsonl`.
package struct SoakStep: Equatable, Codable, Sendable {
  package var step: String
  /// How much was done, in `unit`.
  package var done: Int
  package var unit: String
  package var findings: Int
  package var seed: Int?
  package var seconds: Double
  package var commit: String
  package var date: String
  package var processor: String

  /// Reads a file; of each step, the last line counts.
  ///
  /// - Throws: an error if there is no such file, or what the JSON decoder throws.
  package static func all(in path: String) throws -> [SoakStep] {
    let steps = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(SoakStep.self, from: Data($0.utf8))
    }
    return steps.enumerated().filter { index, step in
      !steps[(index + 1)...].contains { $0.step == step.step }
    }.map(\.element)
  }

  /// The part of the harness's page; empty without steps.
  @DocumentBuilder static func document(_ steps: [SoakStep]) -> Document {
    if let last = steps.map(\.date).max() {
      Block.heading(2, "What the soak found")
      """
      `Scripts/soak` looks for crashes, hangs, differences between apps, data races, wrong accesses to \
      memory and lost data. Minutes include building. It last ran on \(last.prefix(10)), on \
      \(Set(steps.map(\.processor)).sorted().joined(separator: " and on ")).
      """
      TextTable(
        of: steps,
        [
          .words("step") { $0.step },
          .words("done") { "\(Figures.count($0.done)) \($0.unit)" },
          .count("findings") { $0.findings },
          .number("seed") { $0.seed.map { "\($0)" } ?? "–" },
          .number("minutes") { Figures.fixed($0.seconds / 60, 1) },
          .words("commit") { "`\($0.commit)`" },
        ])
    }
  }
}
