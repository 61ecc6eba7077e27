/// The memory of an architecture's idle app, and the memory that remains after the app ends.
package struct MemoryResult: Equatable, Codable, Sendable {
  /// One app.
  package struct App: Equatable, Codable, Sendable {
    /// The number of notes.
    package var size: Int
    /// The number of profiles that were shown once and stay mounted.
    package var mounted: Int
    /// Live blocks of malloc.
    package var liveBlocks: Int
    package var liveBytes: Int
    /// Blocks that remain after the app and its server end.
    package var survivingBlocks: Int
    package var survivingViews: Int
  }

  package var architecture: String
  package var variant: String
  package var lane: String
  package var apps: [App]
  /// Why some apps are missing, in one sentence.
  package var note: String?

  /// The memory that one more note or profile takes: the slope from the fewest to the most.
  package struct Slope: Equatable, Sendable {
    package var blocks: Double
    package var bytes: Double
  }

  /// The memory of one more note; `nil` without apps of two sizes.
  package var perNote: Slope? { slope(over: \.size, same: \.mounted) }
  /// The memory of one more mounted profile.
  package var perMounted: Slope? { slope(over: \.mounted, same: \.size) }

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

  private func slope(
    over count: KeyPath<App, Int>, same other: KeyPath<App, Int>
  ) -> Slope? {
    let least = apps.map { $0[keyPath: other] }.min()
    let sorted = apps.filter { $0[keyPath: other] == least }
      .sorted { $0[keyPath: count] < $1[keyPath: count] }
    guard let few = sorted.first, let many = sorted.last,
      many[keyPath: count] > few[keyPath: count]
    else { return nil }
    let more = Double(many[keyPath: count] - few[keyPath: count])
    return Slope(
      blocks: Double(many.liveBlocks - few.liveBlocks) / more,
      bytes: Double(many.liveBytes - few.liveBytes) / more)
  }
}
