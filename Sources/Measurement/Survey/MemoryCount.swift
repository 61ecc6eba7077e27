/// What an app holds at rest, counted when it lets go of it, and what it does not let go of.
package struct MemoryCount: Equatable, Codable, Sendable {
  package let label: String
  /// How many notes there are.
  package let size: Int
  /// How many screens were shown once and are kept.
  package let screens: Int
  /// Blocks of malloc that the app's end frees: its objects and their storage.
  package let liveBlocks: Int
  /// Their usable bytes, as malloc_usable_size has them.
  package let liveBytes: Int
  /// Blocks that outlive the app and its world.
  package let survivingBlocks: Int
  /// Views that outlive the app.
  package let survivingViews: Int

  package init(
    label: String, size: Int, screens: Int, liveBlocks: Int, liveBytes: Int, survivingBlocks: Int,
    survivingViews: Int
  ) {
    self.label = label
    self.size = size
    self.screens = screens
    self.liveBlocks = liveBlocks
    self.liveBytes = liveBytes
    self.survivingBlocks = survivingBlocks
    self.survivingViews = survivingViews
  }
}
