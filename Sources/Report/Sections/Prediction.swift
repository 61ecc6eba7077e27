/// The predicted and the actual winners of an interaction.
struct Prediction {
  private let predicted: [String]
  private let cases: [CaseResult]

  /// - Parameters:
  ///   - interaction: the interaction with its prediction.
  ///   - cases: its results.
  init(_ interaction: InteractionEntry, _ cases: [CaseResult]) {
    predicted = interaction.predicted ?? []
    self.cases = cases
  }

  /// One line of text; empty without a prediction.
  var line: String {
    guard !predicted.isEmpty else { return "" }
    let found = Set(cases.map(\.size)).sorted().compactMap { size -> String? in
      let lowest = lowest(at: size)
      return lowest.isEmpty ? nil : "\(lowest.listed) at \(Figures.count(size)) notes"
    }
    let outcome =
      found.isEmpty
      ? "No times could be compared." : "The lowest times: \(found.joined(separator: ", "))."
    return "Expected to win, before anything was measured: \(predicted.listed). \(outcome)"
  }

  /// Returns the architectures with intervals that touch the lowest interval; Baseline is not ranked.
  private func lowest(at size: Int) -> [String] {
    let rivals = cases.filter {
      $0.size == size && $0.architecture == $0.architecture && $0.architecture != "Baseline"
    }
    let known = rivals.compactMap { result in
      result.ratio.flatMap {
        $0.verdict == "withheld" ? nil : (name: result.architecture, ratio: $0)
      }
    }
    guard let limit = known.map({ $0.ratio.high ?? $0.ratio.estimate }).min() else { return [] }
    return known.filter { ($0.ratio.low ?? $0.ratio.estimate) <= limit }.map(\.name)
  }
}
