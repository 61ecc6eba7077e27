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
    comparisons =
      results.controlCells.compactMap { Comparison($0, slowdown: $0.architecture.injection ?? 0) }
      + results.cells.compactMap { Comparison($0, slowdown: nil) }
  }
}

extension RunRecord.Comparison {
  /// Creates a comparison, or `nil` if the ratio has no interval.
  fileprivate init?(_ cell: Cell, slowdown: Double?) {
    guard let low = cell.ratio?.low, let high = cell.ratio?.high, let margin = cell.margin,
      let verdict = cell.verdict
    else { return nil }
    self.init(
      label: cell.architecture.name, interaction: cell.event, size: cell.size, slowdown: slowdown,
      // A millionth is far below the resolution of a process, and short to write.
      values: cell.logRatios.map { ($0 * 1e6).rounded() / 1e6 }, low: low, high: high,
      margin: margin, verdict: verdict.rawValue)
  }
}

extension RunRecord.Comparison {
  /// The mean of the logarithms over processes.
  var logRatio: Double { Statistics.mean(values) }
  /// Half the width of the interval behind the verdict.
  var halfWidth: Double { log(high / low) / 2 }
}
