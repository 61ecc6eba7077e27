import Foundation
import Measurement

/// The part of a run that the self-check stores: the verdicts of comparisons with a known answer.
package struct RunRecord: Equatable, Codable, Sendable {
  /// The conditions of a run.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// No other program was started on the machine.
    case quiet
    /// As many busy loops ran as there are cores.
    case loaded
    /// Baseline also ran with injected slowdowns.
    case injected
  }

  /// The comparison of a contestant with Baseline in a case.
  package struct Comparison: Equatable, Codable, Sendable {
    package var label: String
    package var interaction: String
    package var size: Int
    /// The injected slowdown as a share; 0 for a control.
    ///
    /// `nil` for an architecture, because its true ratio is unknown.
    package var slowdown: Double?
    /// The logarithm of the ratio in each process.
    package var values: [Double]
    package var low: Double
    package var high: Double
    package var margin: Double
    package var verdict: String
  }

  package var kind: Kind
  package var plan: String
  package var date: String
  package var processor: String
  package var cores: Int
  package var commit: String?
  /// The build of the run; `nil` in records from before it was stored.
  package var build: String?
  package var command: String
  package var seconds: Double
  package var valid: Bool
  package var disturbedShare: Double
  package var comparisons: [Comparison]

  /// - Parameters:
  ///   - results: the results of the run.
  ///   - kind: the conditions of the run.
  package init(_ results: Results, kind: Kind) {
    self.kind = kind
    plan = results.run.plan
    date = results.environment.date
    processor = results.environment.processor
    cores = results.environment.cores
    commit = results.environment.commit
    build = results.environment.build
    command = results.run.command
    seconds = results.run.seconds
    valid = results.valid
    disturbedShare = results.run.disturbedShare
    let known = (results.controlCells ?? []).map {
      Comparison($0.label, $0.interaction, $0.size, slowdown: $0.slowdown, $0.ratio)
    }
    let unknown = results.cells.map { result in
      result.ratio.flatMap {
        Comparison(result.architecture, result.interaction, result.size, slowdown: nil, $0)
      }
    }
    comparisons = (known + unknown).compactMap(\.self)
  }
}

extension RunRecord.Comparison {
  /// Creates a comparison, or `nil` if the ratio has no interval.
  fileprivate init?(
    _ label: String, _ interaction: String, _ size: Int, slowdown: Double?, _ ratio: RatioResult
  ) {
    guard let values = ratio.values, let low = ratio.low, let high = ratio.high else { return nil }
    self.init(
      label: label, interaction: interaction, size: size, slowdown: slowdown,
      // A millionth is far below the resolution of a process, and short to write.
      values: values.map { ($0 * 1e6).rounded() / 1e6 }, low: low, high: high,
      margin: ratio.margin, verdict: ratio.verdict)
  }
}

extension RunRecord.Comparison {
  /// The mean of the logarithms over processes.
  var logRatio: Double { Statistics.mean(values) }
  /// Half the width of the interval behind the verdict.
  var halfWidth: Double { log(high / low) / 2 }
}
