import Measurement

/// What the times of an interaction are to be read with: margins, disturbances, modes.
struct CellNotes {
  /// The mark of a time with several modes.
  static let severalModes = "‡"
  /// The mark of a median of single events that lies elsewhere than the verdict.
  static let otherWay = "†"

  private let cells: [CellResult]

  /// - Parameter cells: those of one interaction.
  init(_ cells: [CellResult]) {
    self.cells = cells
  }

  /// Whether one figure does not describe a cell's times.
  static func hasSeveralModes(_ cell: CellResult) -> Bool {
    (cell.mValue ?? 0) > Modality.limit
  }

  /// Whether the median of single events says the contrary of what the ratio proves.
  static func isOtherWay(_ cell: CellResult, than base: CellResult?) -> Bool {
    guard let own = cell.latency, let other = base?.latency, own.events > 0 else { return false }
    switch cell.ratio?.verdict {
    case "slower": return own.p50 < other.p50
    case "faster": return own.p50 > other.p50
    default: return false
    }
  }

  /// One line; empty if no time was measured.
  var line: String {
    let bySize = Set(cells.map(\.size)).sorted().compactMap { size -> String? in
      let measured = cells.filter { $0.size == size }
      guard let ratio = measured.compactMap(\.ratio).first else { return nil }
      let disturbed = measured.compactMap(\.disturbedShare).first
      return "at \(Figures.count(size)) notes ±\(Figures.percent(ratio.margin))"
        + (disturbed.map { " (\(Figures.percent($0)) of the rounds disturbed)" } ?? "")
    }
    guard !bySize.isEmpty else { return "" }
    let modes = cells.filter(Self.hasSeveralModes).map {
      "\($0.name) at \(Figures.count($0.size))"
    }
    let sentence =
      modes.isEmpty
      ? "" : " \(Self.severalModes) Several modes: " + modes.joined(separator: ", ") + "."
    return "Margin: " + bySize.joined(separator: ", ") + ".\(sentence)"
  }
}
