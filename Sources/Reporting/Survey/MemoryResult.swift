/// What an architecture's app holds at rest, and what outlives it.
package struct MemoryResult: Equatable, Codable, Sendable {
  /// One app.
  package struct App: Equatable, Codable, Sendable {
    /// How many notes there are.
    package var size: Int
    /// How many profiles were shown once and are kept.
    package var mounted: Int
    /// Blocks of malloc, and their usable bytes.
    package var liveBlocks: Int
    package var liveBytes: Int
    /// Blocks that outlive the app and its server, and views that outlive the app.
    package var survivingBlocks: Int
    package var survivingViews: Int
  }

  package var architecture: String
  package var variant: String
  package var lane: String
  package var apps: [App]
  /// Why some are missing, a sentence.
  package var note: String?

  /// What one more of something takes: the slope from the fewest to the most.
  package struct Slope: Equatable, Sendable {
    package var blocks: Double
    package var bytes: Double
  }

  /// What one more note takes; `nil` without apps of two sizes.
  package var perNote: Slope? { slope(over: \.size, same: \.mounted) }
  /// What one more mounted profile takes.
  package var perMounted: Slope? { slope(over: \.mounted, same: \.size) }

  /// Whether anything is still there when app and server are gone.
  var leavesSomething: Bool {
    apps.contains { $0.survivingBlocks != 0 || $0.survivingViews != 0 }
  }

  /// The most that is still there, in words.
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
