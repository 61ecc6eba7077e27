/// Names the architectures with the most time, malloc calls and view writes in an interaction.
struct CostliestArchitecture {
  private let cases: [CaseResult]
  private let size: Int

  /// - Parameters:
  ///   - cases: all results of the interaction.
  ///   - sizes: the sizes in the order of preference.
  init(_ cases: [CaseResult], sizes: [Int]) {
    let own = Set(cases.map(\.size)).sorted()
    let size = sizes.first(where: own.contains) ?? own.first ?? 0
    self.size = size
    self.cases = cases.filter { $0.size == size }
  }

  /// One line of text; empty if nothing was measured.
  var line: String {
    let parts = [time, mallocs, writes].compactMap(\.self)
    guard !parts.isEmpty else { return "" }
    return "**At \(Figures.count(size)) notes** \(parts.joined(separator: "; "))."
  }

  private var headlines: [CaseResult] {
    cases.filter { $0.correct && $0.name == $0.architecture && $0.architecture != "Baseline" }
  }

  /// The slowest architectures: those with intervals that touch the highest interval.
  private var time: String? {
    let known = headlines.compactMap { result in
      result.ratio.flatMap { $0.verdict == "withheld" ? nil : (name: result.name, ratio: $0) }
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

  /// Returns the architectures with the highest count, if it is higher than Baseline's.
  private func most(_ counter: String, _ phrase: String, _ phraseIfNone: String) -> String? {
    let counts = headlines.compactMap { result in
      result.counter(counter).map { (name: result.name, count: $0) }
    }
    guard let base = cases.first(where: { $0.architecture == "Baseline" })?.counter(counter),
      let most = counts.map(\.count).max()
    else { return nil }
    guard most > base else { return "\(phraseIfNone) Baseline (\(Figures.count(base)))" }
    let names = counts.filter { $0.count == most }.map(\.name)
    return "\(phrase) \(names.joined(separator: " and ")) "
      + "(\(Figures.count(most)), Baseline \(Figures.count(base)))"
  }
}
