import Measurement

/// Notes on the times of an interaction: margins, disturbances and modes.
struct CaseNotes {
  /// The mark of a time with several modes.
  static let severalModesMark = "‡"
  /// The mark of a median of single events that contradicts the verdict.
  static let contradictionMark = "†"

  private let cases: [CaseResult]

  /// - Parameter cases: the results of one interaction.
  init(_ cases: [CaseResult]) {
    self.cases = cases
  }

  /// Whether the times have several modes, so that one figure does not describe them.
  static func hasSeveralModes(_ result: CaseResult) -> Bool {
    (result.mValue ?? 0) > Modality.limit
  }

  /// Whether the medians of single events point the other way than the verdict.
  static func contradictsVerdict(_ result: CaseResult, against base: CaseResult?) -> Bool {
    guard let own = result.latency, let other = base?.latency, own.events > 0 else { return false }
    switch result.ratio?.verdict {
    case "slower": return own.p50 < other.p50
    case "faster": return own.p50 > other.p50
    default: return false
    }
  }

  /// One line of text; empty if no time was measured.
  var line: String {
    let bySize = Set(cases.map(\.size)).sorted().compactMap { size -> String? in
      let measured = cases.filter { $0.size == size }
      guard let ratio = measured.compactMap(\.ratio).first else { return nil }
      let disturbed = measured.compactMap(\.disturbedShare).first
      return "at \(Figures.count(size)) notes ±\(Figures.percent(ratio.margin))"
        + (disturbed.map { " (\(Figures.percent($0)) of the rounds disturbed)" } ?? "")
    }
    guard !bySize.isEmpty else { return "" }
    let modes = cases.filter(Self.hasSeveralModes).map {
      "\($0.name) at \(Figures.count($0.size))"
    }
    let sentence =
      modes.isEmpty
      ? "" : " \(Self.severalModesMark) Several modes: " + modes.joined(separator: ", ") + "."
    return "Margin: " + bySize.joined(separator: ", ") + ".\(sentence)"
  }
}
