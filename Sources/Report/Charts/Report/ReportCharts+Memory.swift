/// The picture of the memory of idle apps.
extension ReportCharts {
  var memory: ReportPicture? {
    let results = self.results.memory ?? []
    let rows = results.compactMap { result in
      result.perNote.map {
        StackedBars.Row(
          styles.series(result.architecture).name, [$0.bytes],
          figure: Figures.count(Int($0.bytes.rounded())))
      }
    }
    guard !rows.isEmpty else { return nil }
    return ReportPicture(
      .memory, [],
      StackedBars(
        title: "What an app holds at rest, for each note",
        subtitle: "Usable bytes of malloc's blocks. " + survivors(results),
        summary: "Bytes a note: "
          + rows.map { "\($0.label) \($0.figure)" }.joined(separator: ", ") + ". "
          + survivors(results),
        parts: [.init("bytes a note")], rows: rows, unit: .count))
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
}
