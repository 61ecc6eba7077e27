/// The memory of an app at rest: the blocks that are freed at its end, and those that survive it.
package struct MemoryCount: Equatable, Codable, Sendable {
  package let contestant: String
  /// The number of notes.
  package let size: Int
  /// Blocks of malloc that are freed at the app's end: its objects and their storage.
  package let liveBlocks: Int
  /// Their usable bytes, as returned by malloc_usable_size.
  package let liveBytes: Int
  /// Blocks that outlive the app and its fixture.
  package let survivingBlocks: Int
  /// Views that outlive the app.
  package let survivingViews: Int

  /// Whether anything remains after the app and its server end.
  package var leavesSomething: Bool { survivingBlocks != 0 || survivingViews != 0 }
}

extension [MemoryCount] {
  /// The blocks and bytes that one more note takes: the slope from the fewest to the most notes;
  /// `nil` without apps of two sizes.
  package func perNote(_ contestant: String) -> (blocks: Double, bytes: Double)? {
    let sorted = filter { $0.contestant == contestant }.sorted { $0.size < $1.size }
    guard let few = sorted.first, let many = sorted.last, many.size > few.size else { return nil }
    let more = Double(many.size - few.size)
    return (
      Double(many.liveBlocks - few.liveBlocks) / more, Double(many.liveBytes - few.liveBytes) / more
    )
  }
}
