import Support

/// The memory of idle apps: an architecture a row.
enum MemoryTable {
  static func table(_ results: [MemoryResult]) -> TextTable {
    let smallest = results.lazy.compactMap(\.smallest).first
    let size = smallest.map { Figures.count($0.size) } ?? "–"
    var table = TextTable(
      [.init("architecture")]
        + [
          "blocks at \(size) notes", "bytes", "blocks a note", "bytes a note",
          "survivors",
        ].map { .init($0, .right) })
    for result in results {
      table.append(
        [
          result.architecture, result.smallest.map { Figures.count($0.liveBlocks) } ?? "–",
          result.smallest.map { Figures.bytes($0.liveBytes) } ?? "–",
        ] + slope(result.perNote) + [survivors(result)])
    }
    return table
  }

  private static func slope(_ slope: MemoryResult.Slope?) -> [String] {
    guard let slope else { return ["–", "–"] }
    return [Figures.fixed(slope.blocks, 2), Figures.count(Int(slope.bytes.rounded()))]
  }

  private static func survivors(_ result: MemoryResult) -> String {
    guard !result.apps.isEmpty else { return "–" }
    guard result.leavesSomething else { return "0" }
    return "**\(result.survivors)**"
  }
}

extension MemoryResult {
  /// The app with the fewest notes.
  fileprivate var smallest: App? { apps.min { $0.size < $1.size } }
}
