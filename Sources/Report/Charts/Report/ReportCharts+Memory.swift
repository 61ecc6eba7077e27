/// The picture of the memory of idle apps.
extension ReportCharts {
  var memory: ReportPicture? {
    let results = self.results.memory ?? []
    let group = GroupedBars.Group(
      "Bytes a note",
      results.compactMap { result in
        result.perNote.map {
          GroupedBars.Bar(
            styles.series(result.architecture), $0.bytes,
            figure: Figures.count(Int($0.bytes.rounded())))
        }
      })
    guard !group.bars.isEmpty else { return nil }
    return ReportPicture(
      .memory, [],
      GroupedBars(
        title: "What an app holds at rest, for each note",
        subtitle: "Usable bytes of malloc's blocks. " + survivors(results),
        summary: Self.words(group) + ". " + survivors(results),
        groups: [group]))
  }

  /// Returns a sentence about the architectures that leave memory or views behind.
  private func survivors(_ results: [MemoryResult]) -> String {
    let left = results.compactMap { result -> String? in
      result.leavesSomething
        ? "\(styles.series(result.architecture).name) \(result.survivors)" : nil
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
