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
}
