import Measurement
import Results

/// Notes on the times of an interaction: disturbances and modes.
struct CaseNotes {
  /// The mark of a time with several modes.
  static let severalModesMark = "‡"

  private let cases: [Cell]

  /// - Parameter cases: the results of one interaction.
  init(_ cases: [Cell]) {
    self.cases = cases
  }

  /// Whether the times have several modes, so that one figure does not describe them.
  static func hasSeveralModes(_ result: Cell) -> Bool {
    (result.mValue ?? 0) > Modality.limit
  }

  /// One line of text; empty if no time was measured.
  var line: String {
    let bySize = Set(cases.map(\.size)).sorted().compactMap { size -> String? in
      cases.first { $0.size == size && $0.disturbedShare != nil }?.disturbedShare.map {
        "\(Figures.percent($0)) at \(Figures.count(size)) notes"
      }
    }
    guard !bySize.isEmpty else { return "" }
    let modes = cases.filter(Self.hasSeveralModes).map {
      "\($0.architecture) at \(Figures.count($0.size))"
    }
    let sentence =
      modes.isEmpty
      ? "" : " \(Self.severalModesMark) Several modes: " + modes.joined(separator: ", ") + "."
    return "Epochs disturbed: " + bySize.joined(separator: ", ") + ".\(sentence)"
  }
}
