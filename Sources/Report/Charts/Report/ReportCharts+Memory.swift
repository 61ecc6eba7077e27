/// The picture of the memory of idle apps.
extension ReportCharts {
  var memory: ReportPicture? {
    let results = styles.shown(self.results.memory ?? [])
    let groups = [
      bars("Bytes a note", results, \.perNote),
      bars("Bytes a mounted profile", results, \.perMounted),
    ].filter { !$0.bars.isEmpty }
    guard !groups.isEmpty else { return nil }
    return ReportPicture(
      .memory, [],
      GroupedBars(
        title: "What an app holds at rest, for each note and each mounted profile",
        subtitle: "Usable bytes of malloc's blocks. " + survivors(results),
        summary: groups.map(Self.words).joined(separator: ". ") + ". " + survivors(results),
        groups: groups))
  }

  private func bars(
    _ heading: String, _ results: [MemoryResult],
    _ slope: KeyPath<MemoryResult, MemoryResult.Slope?>
  ) -> GroupedBars.Group {
    GroupedBars.Group(
      heading,
      results.compactMap { result in
        result[keyPath: slope].map {
          GroupedBars.Bar(
            styles.series(result), $0.bytes, figure: Figures.count(Int($0.bytes.rounded())))
        }
      })
  }

  /// Returns a sentence about the architectures that leave memory or views behind.
  private func survivors(_ results: [MemoryResult]) -> String {
    let left = results.compactMap { result -> String? in
      result.leavesSomething ? "\(styles.series(result).name) \(result.survivors)" : nil
    }
    return left.isEmpty
      ? "Nothing outlives app and server."
      : "What outlives app and server: " + left.joined(separator: "; ") + "."
  }

  private static func words(_ group: GroupedBars.Group) -> String {
    "\(group.heading): "
      + group.bars.map { "\($0.series.name) \($0.figure)" }.joined(separator: ", ")
  }
}
