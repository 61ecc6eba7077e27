/// What work on views is made to take besides what it takes here.
///
/// A view of this toolkit is many times cheaper than one that is drawn by a GPU; so a comparison is
/// repeated with views that cost something, until their cost is all that counts.
///
/// What the work of UIKit takes in proportion depends on device and view, and is not published. The
/// proportions here are an assumption, and a coarse one: a write is one property set and the redraw
/// of one layer; a cell that comes into view is taken from the pool, prepared, sized and put into
/// the tree, which is some twenty of these, and the writes that fill it come on top; laying out a
/// view solves and sets the frames of a few subviews, which is two. A redundant write costs nothing:
/// a setter compares first. Nor do row operations, apart from the cells and layouts they lead to.
package nonisolated struct ViewCost: Equatable, Sendable {
  /// What a cell that comes into view costs, in writes.
  package static let writesPerCell = 20
  /// What one layout of one view costs, in writes.
  package static let writesPerLayout = 2

  /// Nothing on top.
  package static let none = ViewCost(nanosecondsPerWrite: 0)

  /// What an effective write costs.
  package let nanosecondsPerWrite: Int

  package init(nanosecondsPerWrite: Int) {
    precondition(nanosecondsPerWrite >= 0, "a write of a view cannot cost less than nothing")
    self.nanosecondsPerWrite = nanosecondsPerWrite
  }

  var isNone: Bool { nanosecondsPerWrite == 0 }

  /// All the work that was counted, in writes.
  func writes(in counters: WorkCounters) -> Int {
    counters.viewWrites + counters.configurationWrites
      + counters.cellsConfigured * Self.writesPerCell
      + counters.layoutPasses * Self.writesPerLayout
  }

  /// Keeps the thread busy for so long, on the clock: it would lose its place if it slept.
  static func spend(nanoseconds: Int) {
    let end = SuspendingClock.now + .nanoseconds(nanoseconds)
    while SuspendingClock.now < end {}
  }
}
