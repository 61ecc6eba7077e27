import Measurement
import Results

/// Says why architectures take longer than Baseline in an interaction, and which take less.
///
/// A line has the counters that are higher.
struct WhyLines {
  /// The counters that explain time, in the order of telling.
  private static let counters = [
    "viewWrites", "cellsConfigured", "tableReloads", "sharedFunctionCalls", "mallocs", "retains",
    "weakLoads",
  ].compactMap { id in Counter.all.first { $0.id == id } }
  /// The greatest number of counters in a line.
  private static let most = 4
  /// The smallest difference that a line names, as a share of Baseline's count.
  private static let least = 0.05

  private let size: Int
  private let cases: [Cell]

  /// - Parameters:
  ///   - cases: all results of the interaction.
  ///   - sizes: the sizes in the order of preference.
  init(_ cases: [Cell], sizes: [Int]) {
    let own = Set(cases.map(\.size)).sorted()
    let size = sizes.first(where: own.contains) ?? own.first ?? 0
    self.size = size
    self.cases = cases.filter { $0.size == size && $0.correct }
  }

  /// Lists of the faster and of the slower architectures; empty if nothing was compared with Baseline.
  @DocumentBuilder var document: Document {
    let timed = cases.filter { $0.ratio != nil }
    Block.list(
      timed.filter { $0.verdict == .faster }.map { cell in
        "**\(cell.architecture)** is faster than Baseline at \(Figures.count(size)) notes"
          + (cell.ratio.map { ": it takes \(Figures.ratio($0)) times as long" } ?? "") + "."
      })
    let slower = timed.filter { $0.verdict == .slower }
      .sorted { ($0.ratio?.estimate ?? 1) > ($1.ratio?.estimate ?? 1) }
    if !slower.isEmpty {
      "**Why the others take longer than Baseline**, at \(Figures.count(size)) notes, "
        + "per event, the slowest first:"
      Block.list(slower.map(line))
    } else if !timed.isEmpty, timed.allSatisfy(\.isUsable) {
      "**No architecture is shown to take longer than Baseline** at \(Figures.count(size)) notes."
    }
  }

  private func line(of result: Cell) -> String {
    let time =
      result.added.map { "adds \(Figures.added($0)) µs" }
      ?? "takes \(Figures.ratio(result.ratio?.estimate ?? 1)) times as long"
    return "**\(result.architecture)** \(time)." + (work(of: result).map { " \($0)" } ?? "")
  }

  // MARK: - Counters

  /// Returns what the architecture does more often than Baseline; `nil` if nothing was counted.
  private func work(of result: Cell) -> String? {
    guard let base = cases.first(where: { $0.architecture == .baseline }) else { return nil }
    let counted = Self.counters.compactMap { counter in
      result.counter(counter.id).flatMap { own in
        base.counter(counter.id).map { (own, $0, counter) }
      }
    }
    guard !counted.isEmpty else { return nil }
    let more = counted.compactMap { own, other, counter -> String? in
      guard own > other, Double(own - other) >= Self.least * Double(other) else { return nil }
      let count = Self.figure(own - other, per: result.eventsPerRun)
      guard count != "0" else { return nil }
      let isVarying = (result.varying + base.varying).contains(counter.id)
      let words = count == "1" ? counter.words?.0 : counter.words?.1
      return "\(isVarying ? "about " : "")\(count) \(words ?? counter.id)"
    }
    return more.isEmpty
      ? "It needs no more view writes, cells, calls of shared functions, mallocs, retains and weak loads "
        + "than Baseline, or less than \(Figures.percent(Self.least)) more."
      : "It needs \(Array(more.prefix(Self.most)).listed) more."
  }

  /// Returns a mean with three digits at most, such as `1,234`, `45.6` or `0.66`.
  static func figure(_ count: Int, per events: Int) -> String {
    let value = Double(count) / Double(max(events, 1))
    return Figures.short(value)
  }
}
