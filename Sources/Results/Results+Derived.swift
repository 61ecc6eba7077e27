import Foundation
package import Measurement

extension Results {
  /// Returns these results with the lists that follow from the others.
  package func derived() -> Results {
    var results = self
    results.controls = Set(controlCells.map(\.architecture)).filter { $0.injection == nil }
      .sorted { $0.name < $1.name }
      .compactMap { name in ControlSummary(controlCells.filter { $0.architecture == name }) }
    results.means = MeanRatio.all(events)
    results.costs = architectures.map { Costs($0.name, self) }
    results.pairs = Pair.Column.allCases.flatMap { results.pairs(in: $0) }
    results.verdicts = Dictionary(
      cells.filter(\.correct).compactMap(\.verdict).map { ($0.rawValue, 1) }, uniquingKeysWith: +)
    results.reference = ReferenceCheck(results).missing
    return results
  }

  /// The names of the events in the columns that are compared over processes.
  private static let eventColumns: [Pair.Column: String] = [
    .type: "type", .note: "edit-visible", .start: "start",
  ]

  /// Returns the pairs of architectures that differ in a column.
  private func pairs(in column: Pair.Column) -> [Pair] {
    if let event = Self.eventColumns[column] { return pairs(ofEvent: event, column) }
    if column == .run { return pairsOfMeans }
    let known = architectures.filter { !figures(of: $0.name, in: column).isEmpty }
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
      Dictionary(grouping: changes.filter { $0.architecture == name }, by: \.request)
        .sorted { $0.key < $1.key }.map { Statistics.mean($0.value.map { Double(figure($0)) }) }
    }
    switch column {
    case .tests:
      let own = testability?.architectures.first { $0.architecture == name }
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
      return events.contains { $0.event == event && $0.size == mainSize && !$0.values.isEmpty }
    }
    return column == .run
      ? means.contains { $0.size == mainSize }
      : architectures.contains { !figures(of: $0.name, in: column).isEmpty }
  }

  private func pairs(ofEvent event: String, _ column: Pair.Column) -> [Pair] {
    let cells = events.filter { $0.event == event && $0.size == mainSize && $0.isUsable }
    return Self.pairs(
      column, cells.map { ($0.architecture, $0.values) },
      margin: cells.compactMap(\.margin).max() ?? 0)
  }

  /// The pairs of means that differ, also when one of the events is left out.
  private var pairsOfMeans: [Pair] {
    let own = means.filter { $0.size == mainSize }
    let margin = events.filter { $0.size == mainSize }.compactMap(\.margin).min() ?? 0
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

extension VariantID {
  /// The share by which Baseline is slowed down under this name; `nil` for all others.
  package var injection: Double? {
    name.wholeMatch(of: #/\+(\d+) %/#).flatMap { Double($0.1) }.map { $0 / 100 }
  }
}

/// What a control reads over all cases; it should read 1.
package struct ControlSummary: Equatable, Codable, Sendable {
  package var label: String
  /// The worst reading, and where it is.
  package var worst: Interval
  package var event: String
  package var size: Int
  /// The geometric mean of its ratios over all cases, with its interval over processes.
  package var mean: Interval
  /// Half the width of the interval, as a logarithm: the median over all cases.
  package var medianHalfWidth: Double?

  /// Whether it runs Baseline's code; a copy lies elsewhere in memory, which can change its times.
  package var isSameCode: Bool { label == "S" }

  /// Sums up the readings of one control; returns `nil` if there are none.
  init?(_ cells: [Cell]) {
    func distance(_ cell: Cell) -> Double { abs(log(cell.ratio?.estimate ?? 1)) }
    guard let cell = cells.max(by: { distance($0) < distance($1) }), let ratio = cell.ratio,
      let mean = Interval(cells.meanLogRatios.map(\.value))
    else { return nil }
    label = cell.architecture.name
    (worst, event, size) = (ratio, cell.event, cell.size)
    let widths = cells.compactMap { $0.ratio?.map { log($0) }.halfWidth }
    medianHalfWidth = widths.isEmpty ? nil : Statistics.median(widths)
    self.mean = mean.map { exp($0) }
  }
}

/// The identity of a result in a results file: an architecture, an interaction and a size.
package struct CaseKey: Hashable, Sendable {
  package let architecture: String
  package let interaction: String
  package let size: Int

  package init(_ cell: Cell) {
    architecture = cell.architecture.name
    interaction = cell.event
    size = cell.size
  }
}
