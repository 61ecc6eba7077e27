import Support

/// The range of each mean when one kind of interaction is left out.
enum SensitivityTable {
  /// - Returns: `nil` if every mean covers only one kind of interaction.
  static func table(_ results: Results) -> TextTable? {
    var table = TextTable([
      .init("Architecture"), .init("notes", .right), .init("mean", .right),
      .init("without one kind: from", .right), .init("to", .right),
      .init("moved most by leaving out"),
    ])
    var isEmpty = true
    for architecture in results.architectures {
      for overall in architecture.overall where overall.leaveOneOut != nil {
        let means = FamilyMeans(results, size: overall.size)
        guard let left = means.range(of: architecture.name, from: overall.estimate) else {
          continue
        }
        isEmpty = false
        table.append([
          architecture.name, Figures.count(overall.size), Figures.ratio(overall.estimate),
          Figures.ratio(left.low), Figures.ratio(left.high), left.most,
        ])
      }
    }
    return isEmpty ? nil : table
  }
}
