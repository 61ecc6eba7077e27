/// Who takes the most time in an interaction, who calls malloc most, and who writes most views, in
/// a sentence.
struct MostWork {
  private let cells: [CellResult]
  private let size: Int

  /// - Parameters:
  ///   - cells: all of the interaction.
  ///   - sizes: those that the report speaks of first.
  init(_ cells: [CellResult], sizes: [Int]) {
    let own = Set(cells.map(\.size)).sorted()
    let size = sizes.first(where: own.contains) ?? own.first ?? 0
    self.size = size
    self.cells = cells.filter { $0.size == size }
  }

  /// One line; empty where nothing was found.
  var line: String {
    let parts = [time, mallocs, writes].compactMap(\.self)
    guard !parts.isEmpty else { return "" }
    return "**At \(Figures.count(size)) notes** \(parts.joined(separator: "; "))."
  }

  private var headlines: [CellResult] {
    cells.filter { $0.correct && $0.name == $0.architecture && $0.architecture != "Baseline" }
  }

  /// Those whose intervals touch the highest one's are named together.
  private var time: String? {
    let known = headlines.compactMap { cell in
      cell.ratio.flatMap { $0.verdict == "withheld" ? nil : (name: cell.name, ratio: $0) }
    }
    guard let limit = known.map({ $0.ratio.low ?? $0.ratio.estimate }).max() else { return nil }
    let slower = known.filter { $0.ratio.verdict == "slower" }
    guard !slower.isEmpty else { return "nobody is slower than Baseline beyond doubt" }
    let most = slower.filter { ($0.ratio.high ?? $0.ratio.estimate) >= limit }
    guard !most.isEmpty else { return nil }
    let names = most.map { entry in
      "\(entry.name) (\(Figures.ratio(entry.ratio.estimate, entry.ratio.low, entry.ratio.high)) "
        + "times Baseline's)"
    }
    return "the most time goes to \(names.joined(separator: " and "))"
  }

  private var mallocs: String? {
    most("mallocs", "the most calls of malloc come from", "nobody calls malloc more often than")
  }

  private var writes: String? {
    most("viewWrites", "the most writes to views come from", "nobody writes views more often than")
  }

  /// Who counts most of something, if that is more than Baseline's.
  private func most(_ counter: String, _ words: String, _ nobody: String) -> String? {
    let counts = headlines.compactMap { cell in
      cell.counter(counter).map { (name: cell.name, count: $0) }
    }
    guard let base = cells.first(where: { $0.architecture == "Baseline" })?.counter(counter),
      let most = counts.map(\.count).max()
    else { return nil }
    guard most > base else { return "\(nobody) Baseline (\(Figures.count(base)))" }
    let names = counts.filter { $0.count == most }.map(\.name)
    return "\(words) \(names.joined(separator: " and ")) "
      + "(\(Figures.count(most)), Baseline \(Figures.count(base)))"
  }
}
