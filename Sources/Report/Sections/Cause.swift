import Measurement
import Results

/// The cause, in words, why a pattern takes longer than Baseline in an event.
///
/// It is the first rule that holds, with the counts of one event that it rests on, the pattern's and
/// Baseline's. What no counter shows is not said.
struct Cause {
  /// Kinds of work: in words, what is counted, by which counters, and about how many instructions one
  /// takes with all that follows from it.
  ///
  /// These numbers fit all events of the reference report. They rank the kinds; no page shows them.
  private static let work:
    [(words: String, unit: String, counters: [String], instructions: Double)] =
      [
        ("writes to views more often", "write", ["viewWrites"], 5_000),
        ("fills whole rows again", "row", ["cellsConfigured", "cellsReconfigured"], 5_000),
        ("makes texts again that did not change", "text", ["sharedFunctionCalls"], 1_400),
        ("reaches more observers", "reference", ["weakLoads", "unownedLoads"], 1_000),
        ("makes more objects", "malloc", ["mallocs"], 450),
      ]
  /// The least share of the added instructions that a kind of work explains as the cause.
  private static let leastShare = 0.15
  /// The least share by which retains are more.
  private static let leastRetains = 0.05
  /// More bytes than this for each note are a copy of all notes: a note alone takes 80.
  private static let bytesOfNote = 100.0

  private let cell: Cell
  private let cases: [Cell]

  init(_ cell: Cell, among cases: [Cell]) {
    (self.cell, self.cases) = (cell, cases)
  }

  /// The cause; a dash where no time was compared with Baseline's.
  var words: String {
    guard let verdict = cell.verdict, cell.isUsable else { return "–" }
    switch verdict {
    case .equivalent: return "nothing to explain: equal within the margin"
    case .unresolved: return "nothing to explain: shown neither equal nor slower"
    case .faster: return "nothing to explain: it is faster"
    case .slower, .withheld: return copy ?? comparison ?? mostWork ?? retains ?? none
    }
  }

  // MARK: - Rules

  /// All notes are copied: at each size, the bytes beyond Baseline's are those of all notes.
  private var copy: String? {
    let isCopy = cases.allSatisfy { other in
      other.architecture != cell.architecture
        || extra(["bytes"], in: other) >= Self.bytesOfNote * Double(other.size)
    }
    let words = "copies all notes, to keep the old ones"
    return isCopy ? told(words, "byte", ["bytes"]) : nil
  }

  /// All rows are compared, and the time that it adds grows with their number.
  private var comparison: String? {
    let few = cases.filter { $0.architecture == cell.architecture && $0.size < cell.size }
      .min { $0.size < $1.size }
    guard let added = cell.added?.estimate, let other = few?.added?.estimate, added > 2 * other,
      extra(["idComparisons"], in: cell) > 0.5 * Double(cell.size)
    else { return nil }
    return told("compares all rows with those before", "id", ["idComparisons"])
  }

  /// The kind of work that explains most of what is added.
  private var mostWork: String? {
    let kinds = Self.work.map { ($0, $0.instructions * extra($0.counters, in: cell)) }
    guard let most = kinds.max(by: { $0.1 < $1.1 }),
      most.1 > Self.leastShare * max(0, extra(["instructions"], in: cell))
    else { return nil }
    return told(most.0.words, most.0.unit, most.0.counters)
  }

  private var retains: String? {
    let extra = extra(["retains"], in: cell)
    return extra > Self.leastRetains * count(["retains"], of: base(of: cell))
      ? told("passes values through more objects", "retain", ["retains"]) : nil
  }

  private var none: String {
    let words = "the counters show no cause"
    return cell.instructions == nil ? words : told(words, "instruction", ["instructions"])
  }

  // MARK: - Counts of one event

  private func base(of cell: Cell) -> Cell? {
    cases.first { $0.architecture == .baseline && $0.size == cell.size }
  }

  /// Returns the sum of counters, of which 0 are those that were not read.
  private func count(_ counters: [String], of cell: Cell?) -> Double {
    let counts = counters.compactMap { cell?.counter($0) }
    return Double(counts.reduce(0, +)) / Double(max(cell?.eventsPerRun ?? 1, 1))
  }

  /// How much more of some counters it has than Baseline.
  private func extra(_ counters: [String], in cell: Cell) -> Double {
    count(counters, of: cell) - count(counters, of: base(of: cell))
  }

  /// Returns the words with the counts of the pattern and of Baseline.
  private func told(_ words: String, _ unit: String, _ counters: [String]) -> String {
    let own = Figures.short(count(counters, of: cell))
    let about = counters.contains(where: cell.varying.contains) ? "about " : ""
    return "\(words): \(about)\(own) \(unit)\(own == "1" ? "" : "s") against "
      + Figures.short(count(counters, of: base(of: cell)))
  }
}
