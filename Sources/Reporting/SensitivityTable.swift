import CommandLineKit

/// How far the means over interactions move if one interaction is left out.
enum SensitivityTable {
  /// - Returns: `nil` if no mean is over more than one interaction.
  static func table(_ results: Results) -> TextTable? {
    var table = TextTable([
      .init("Architecture"), .init("notes", .right), .init("mean", .right),
      .init("without one: from", .right), .init("to", .right), .init("moved most by leaving out"),
    ])
    var isEmpty = true
    for architecture in results.architectures {
      for overall in architecture.overall {
        guard let left = overall.leaveOneOut else { continue }
        isEmpty = false
        table.append([
          architecture.shownName, Figures.count(overall.size), Figures.ratio(overall.estimate),
          Figures.ratio(left.low), Figures.ratio(left.high), left.without,
        ])
      }
    }
    return isEmpty ? nil : table
  }
}
