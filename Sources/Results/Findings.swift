import Foundation
package import Measurement

/// A run beside the stored figures, and what follows from both: costs, pairs that differ, and what
/// the report lacks to be a reference.
package struct Findings: Sendable {
  package let results: Results
  package let stored: StoredFiles
  /// What each architecture costs to write, to test and to change.
  package let costs: [Costs]
  /// The pairs of architectures that differ by more than chance, by column.
  package internal(set) var pairs: [Pair] = []
  /// Whether the report is a reference.
  package var reference: ReferenceCheck { ReferenceCheck(results, stored) }

  package init(_ results: Results, _ stored: StoredFiles = StoredFiles()) {
    self.results = results
    self.stored = stored
    costs = results.architectures.map { Costs($0.name, results, stored) }
    pairs = Pair.Column.allCases.flatMap { pairs(in: $0) }
  }

  /// The names of the events in the columns that are compared over processes.
  private static let eventColumns: [Pair.Column: String] = [
    .type: "type", .note: "edit-visible", .start: "start",
  ]

  // MARK: - Pairs

  /// Returns the pairs of architectures that differ in a column.
  private func pairs(in column: Pair.Column) -> [Pair] {
    if let event = Self.eventColumns[column], let size = results.mainSize {
      return pairs(ofEvent: event, at: size, column)
    }
    if column == .run { return pairsOfMeans }
    let known = results.architectures.filter { !figures(of: $0.name, in: column).isEmpty }
    let values: [[Double]] = known.map { figures(of: $0.name, in: column) }
    guard Set(values.map(\.count)).count == 1 else { return [] }
    let means = known.indices.map { index -> (name: VariantID, mean: Double) in
      (known[index].id, Statistics.mean(values[index]))
    }
    return Pair.all(column, means, isRatio: false) {
      PairedTests.signedRank(values[$0], values[$1])
    }
  }

  /// The figures of an architecture, one for each behaviour or request.
  private func figures(of name: String, in column: Pair.Column) -> [Double] {
    // The mean of both authors, where a request has two.
    func ofRequests(_ figure: (ChangeFigures) -> Int) -> [Double] {
      Dictionary(
        grouping: (stored.changes?.changes ?? []).filter { $0.architecture == name }, by: \.request
      )
      .sorted { $0.key < $1.key }.map { Statistics.mean($0.value.map { Double(figure($0)) }) }
    }
    switch column {
    case .tests:
      let own = stored.tests?.architectures.first { $0.architecture == name }
      return (own?.behaviours ?? []).map { Double($0.tokens) }
    case .tokens: return ofRequests(\.tokens)
    case .places: return ofRequests(\.hunks)
    case .silent: return ofRequests(\.silent)
    case .run, .type, .note, .start: return []
    }
  }

  /// Whether a column was compared, whatever was found.
  package func compares(_ column: Pair.Column) -> Bool {
    if let event = Self.eventColumns[column] {
      return results.events.contains {
        $0.event == event && $0.size == results.mainSize && !$0.values.isEmpty
      }
    }
    return column == .run
      ? results.means.contains { $0.size == results.mainSize }
      : results.architectures.contains { !figures(of: $0.name, in: column).isEmpty }
  }

  /// Returns the pairs of architectures that differ in an event.
  package func pairs(ofEvent event: String, at size: Int, _ column: Pair.Column) -> [Pair] {
    let cells = results.cells.filter { $0.event == event && $0.size == size && $0.isUsable }
    return Self.pairs(
      column, cells.map { ($0.architecture, $0.values) },
      margin: cells.compactMap(\.margin).max() ?? 0)
  }

  /// Returns the fastest pattern of an event, and those that are not shown to be slower.
  package func fastest(_ event: String, at size: Int) -> [VariantID] {
    let times = results.contenders.compactMap { entry in
      results[entry.id, event, size].flatMap { cell in
        cell.isUsable ? cell.eventTime.map { (cell.architecture, $0.estimate) } : nil
      }
    }
    guard let best = times.min(by: { $0.1 < $1.1 })?.0 else { return [] }
    let slower = pairs(ofEvent: event, at: size, .note).filter { $0.b == best }.map(\.a)
    let isTested = (results[best, event, size]?.values.count ?? 0) > 1
    return times.map(\.0).filter { $0 == best || isTested && !slower.contains($0) }
  }

  /// The pairs of means that differ, also when one of the events is left out.
  private var pairsOfMeans: [Pair] {
    let own = results.means.filter { $0.size == results.mainSize }
    let margin =
      results.events.filter { $0.size == results.mainSize }.compactMap(\.margin).min() ?? 0
    let values = own.map { ($0.architecture, $0.values) }
    let all = Self.pairs(.run, [(.baseline, [:])] + values, margin: margin)
    return all.filter { pair in
      !own.contains { mean in
        let other = mean.architecture == pair.a ? pair.b : pair.a
        guard [pair.a, pair.b].contains(mean.architecture) else { return false }
        return other == .baseline
          ? mean.lowest <= 1 && mean.highest >= 1 : mean.tied.contains(other)
      }
    }
  }

  /// Returns the pairs whose logarithms differ by more than a margin; Baseline's are 0.
  private static func pairs(
    _ column: Pair.Column, _ all: [(name: VariantID, values: [Int: Double])], margin: Double
  ) -> [Pair] {
    let processes = Set(all.flatMap(\.values.keys))
    let known = all.map { entry in
      entry.name == .baseline
        ? (entry.name, Dictionary(uniqueKeysWithValues: processes.map { ($0, 0.0) })) : entry
    }.filter { !$0.1.isEmpty }
    return Pair.all(
      column,
      known.map { ($0.0, Statistics.mean($0.1.sorted { $0.key < $1.key }.map(\.value))) },
      isRatio: true
    ) { PairedTests.student(known[$0].1, known[$1].1, margin: log1p(margin)) }
  }
}
