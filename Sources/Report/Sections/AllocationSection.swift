import Measurement
import Support

/// The section about the calls of `malloc` that one event makes, and the instructions that it adds, by
/// kind.
struct AllocationSection {
  private let results: Results
  private let equal: [ArchitectureEntry]
  private let size: Int

  init(_ results: Results) {
    self.results = results
    equal = results.architectures.filter { $0.defect == nil }
    size = results.mainSize ?? 0
  }

  /// Markdown; empty if no event was counted.
  var text: String {
    guard !rows.isEmpty else { return "" }
    var table = TextTable([.init("Kind")] + equal.map { .init($0.name, .right) })
    for row in rows { table.append(row) }
    return """
      ## Allocations

      Calls of `malloc` that one event makes, at \(Figures.count(size)) notes: the median over a kind's \
      families of interactions. Each count comes from a run that is not timed. \
      [All counters](#summary) are with the interactions.

      \(table.markdown())\(instructions)
      """
  }

  /// What an event adds in instructions, if they were counted.
  private var instructions: String {
    KindTable.table(results, equal, at: size, .instructions).map {
      "\nCPU instructions that one event adds to Baseline's, counted by valgrind:\n\n\($0.markdown())"
    } ?? ""
  }

  private var rows: [[String]] {
    results.interactions.compactMap(\.kind).uniqued().compactMap { kind in
      let figures = equal.map { mallocs(of: $0, in: kind) }
      guard figures.contains(where: { $0 != nil }) else { return nil }
      return [kind] + figures.map { $0.map(Self.words) ?? "–" }
    }
  }

  /// Returns the calls for one event: the median over the families of a kind.
  private func mallocs(of entry: ArchitectureEntry, in kind: String) -> Double? {
    let members = Dictionary(
      grouping: results.interactions.filter { $0.kind == kind }, by: { $0.family ?? $0.id })
    let families = members.values.compactMap { family -> Double? in
      let counts = family.compactMap { interaction -> Double? in
        guard let cell = cell(of: entry, in: interaction.id), let count = cell.counter("mallocs"),
          let events = events(in: interaction.id)
        else { return nil }
        return Double(count) / Double(events)
      }
      return counts.isEmpty ? nil : Statistics.median(counts)
    }
    return families.isEmpty ? nil : Statistics.median(families)
  }

  private func cell(of entry: ArchitectureEntry, in interaction: String) -> CaseResult? {
    results.cells.first {
      $0.interaction == interaction && $0.size == size && $0.architecture == entry.name
    }
  }

  /// The number of events in one run of an interaction, which is the same in all architectures.
  private func events(in interaction: String) -> Int? {
    results.cells.lazy.filter { $0.interaction == interaction && $0.size == size }
      .compactMap { $0.added?.events }.first { $0 > 0 }
  }

  private static func words(_ count: Double) -> String {
    count < 10 ? Figures.fixed(count, 1) : Figures.count(Int(count.rounded()))
  }
}
