/// Who was expected to win an interaction, and who did.
struct Prediction {
  private let predicted: [String]
  private let cells: [CellResult]

  /// - Parameters:
  ///   - interaction: what was expected.
  ///   - cells: what was found in it.
  init(_ interaction: InteractionEntry, _ cells: [CellResult]) {
    predicted = interaction.predicted ?? []
    self.cells = cells
  }

  /// One line; empty where nobody expected anything.
  var line: String {
    guard !predicted.isEmpty else { return "" }
    let found = Set(cells.map(\.size)).sorted().compactMap { size -> String? in
      let lowest = lowest(at: size)
      return lowest.isEmpty
        ? nil : "\(lowest.joined(separator: " and ")) at \(Figures.count(size)) notes"
    }
    let outcome =
      found.isEmpty ? "no verdict." : "lowest were \(found.joined(separator: ", "))."
    return "Expected to win, before anything was measured: "
      + "\(predicted.joined(separator: " and ")). Found: \(outcome)"
  }

  /// The headlines whose interval touches the lowest one's; Baseline is the floor and no contender.
  private func lowest(at size: Int) -> [String] {
    let rivals = cells.filter {
      $0.size == size && $0.name == $0.architecture && $0.architecture != "Baseline"
    }
    let known = rivals.compactMap { cell in
      cell.ratio.flatMap { $0.verdict == "withheld" ? nil : (name: cell.name, ratio: $0) }
    }
    guard let limit = known.map({ $0.ratio.high ?? $0.ratio.estimate }).min() else { return [] }
    return known.filter { ($0.ratio.low ?? $0.ratio.estimate) <= limit }.map(\.name)
  }
}
