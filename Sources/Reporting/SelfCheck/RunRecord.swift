/// What the self-check keeps of a run: whether comparisons whose truth is known came out right.
package struct RunRecord: Equatable, Codable, Sendable {
  /// Under what conditions a run was made.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Nothing else was started on the machine.
    case quiet
    /// Beside as many busy loops as there are cores.
    case loaded
    /// Baseline was slowed down on purpose, under further labels.
    case injected
  }

  /// A label against Baseline in a cell.
  package struct Comparison: Equatable, Codable, Sendable {
    package var label: String
    package var interaction: String
    package var size: Int
    /// The injected share; 0 for a control; `nil` for an architecture, whose truth nobody knows.
    package var slowdown: Double?
    /// The logarithm of the ratio in each process.
    package var values: [Double]
    package var low: Double
    package var high: Double
    package var margin: Double
    package var verdict: String

    package init(
      label: String, interaction: String, size: Int, slowdown: Double?, values: [Double],
      low: Double, high: Double, margin: Double, verdict: String
    ) {
      self.label = label
      self.interaction = interaction
      self.size = size
      self.slowdown = slowdown
      self.values = values
      self.low = low
      self.high = high
      self.margin = margin
      self.verdict = verdict
    }
  }

  package var kind: Kind
  package var plan: String
  package var date: String
  package var processor: String
  package var cores: Int
  package var commit: String?
  package var command: String
  package var seconds: Double
  package var valid: Bool
  package var disturbedShare: Double
  package var comparisons: [Comparison]

  /// - Parameters:
  ///   - results: what the run found.
  ///   - kind: under what conditions it was made.
  package init(_ results: Results, kind: Kind) {
    self.kind = kind
    plan = results.run.plan
    date = results.environment.date
    processor = results.environment.processor
    cores = results.environment.cores
    commit = results.environment.commit
    command = results.run.command
    seconds = results.run.seconds
    valid = results.valid
    disturbedShare = results.run.disturbedShare
    let known = (results.controlCells ?? []).map {
      Comparison($0.label, $0.interaction, $0.size, slowdown: $0.slowdown, $0.ratio)
    }
    let unknown = results.cells.map { cell in
      cell.ratio.flatMap {
        Comparison(cell.architecture, cell.interaction, cell.size, slowdown: nil, $0)
      }
    }
    comparisons = (known + unknown).compactMap(\.self)
  }
}

extension RunRecord.Comparison {
  /// `nil` if the ratio has no interval.
  fileprivate init?(
    _ label: String, _ interaction: String, _ size: Int, slowdown: Double?, _ ratio: RatioResult
  ) {
    guard let values = ratio.values, let low = ratio.low, let high = ratio.high else { return nil }
    self.init(
      label: label, interaction: interaction, size: size, slowdown: slowdown,
      // A millionth is far below anything that a process can tell, and short to write down.
      values: values.map { ($0 * 1e6).rounded() / 1e6 }, low: low, high: high,
      margin: ratio.margin, verdict: ratio.verdict)
  }
}
