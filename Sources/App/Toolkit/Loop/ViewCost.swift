/// The simulated cost of work on views, in addition to its real cost.
///
/// A view of this toolkit is many times cheaper than a view that a GPU draws. So comparisons are
/// repeated with a simulated cost, up to one at which only the views matter.
///
/// The relative costs in UIKit depend on device and view, and are not published. The costs here are
/// rough assumptions:
///
/// * A write sets one property and redraws one layer.
/// * A cell that comes into view costs some twenty writes: it is dequeued, prepared, sized and
///   added to the tree. The writes that fill it are counted in addition.
/// * Laying out a view costs two writes: it sets the frames of a few subviews.
/// * A redundant write costs nothing, because a setter compares first.
/// * A row operation costs nothing except for the cells and layouts that follow.
package nonisolated struct ViewCost: Equatable, Sendable {
  /// The cost of a cell that comes into view, in writes.
  package static let writesPerCell = 20
  /// The cost of one layout of one view, in writes.
  package static let writesPerLayout = 2

  /// No simulated cost.
  package static let none = ViewCost(nanosecondsPerWrite: 0)

  /// The cost of an effective write.
  package let nanosecondsPerWrite: Int

  package init(nanosecondsPerWrite: Int) {
    precondition(nanosecondsPerWrite >= 0, "a write of a view cannot cost less than nothing")
    self.nanosecondsPerWrite = nanosecondsPerWrite
  }

  var isNone: Bool { nanosecondsPerWrite == 0 }

  /// Returns all counted work, converted to writes.
  func writes(in counters: WorkCounters) -> Int {
    counters.viewWrites + counters.configurationWrites
      + counters.cellsConfigured * Self.writesPerCell
      + counters.layoutPasses * Self.writesPerLayout
  }

  /// Keeps the thread busy for this time; a sleeping thread would lose its processor.
  static func spend(nanoseconds: Int) {
    let end = SuspendingClock.now + .nanoseconds(nanoseconds)
    while SuspendingClock.now < end {}
  }
}
