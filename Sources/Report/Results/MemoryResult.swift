/// The memory of an architecture's idle app, and the memory that remains after the app ends.
package struct MemoryResult: Equatable, Codable, Sendable {
  /// One app.
  package struct App: Equatable, Codable, Sendable {
    /// The number of notes.
    package var size: Int
    /// Live blocks of malloc.
    package var liveBlocks: Int
    package var liveBytes: Int
    /// Blocks that remain after the app and its server end.
    package var survivingBlocks: Int
    package var survivingViews: Int
  }

  package var architecture: String
  package var apps: [App]
  /// Why some apps are missing, in one sentence.
  package var note: String?

  /// The memory that one more note takes: the slope from the fewest to the most.
  package struct Slope: Equatable, Sendable {
    package var blocks: Double
    package var bytes: Double
  }

  /// The memory of one more note; `nil` without apps of two sizes.
  package var perNote: Slope? {
    let sorted = apps.sorted { $0.size < $1.size }
    guard let few = sorted.first, let many = sorted.last, many.size > few.size else { return nil }
    let more = Double(many.size - few.size)
    return Slope(
      blocks: Double(many.liveBlocks - few.liveBlocks) / more,
      bytes: Double(many.liveBytes - few.liveBytes) / more)
  }

  /// Whether anything remains after the app and its server end.
  var leavesSomething: Bool {
    apps.contains { $0.survivingBlocks != 0 || $0.survivingViews != 0 }
  }

  /// The largest remainder, in words.
  var survivors: String {
    let blocks = apps.map(\.survivingBlocks).max { abs($0) < abs($1) } ?? 0
    let views = apps.map(\.survivingViews).max() ?? 0
    return "\(Figures.count(blocks)) blocks, \(Figures.count(views)) views"
  }
}
