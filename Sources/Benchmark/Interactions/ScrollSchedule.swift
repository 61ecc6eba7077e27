/// The events of a scroll by a hundred rows from the top of a list, or to its end.
///
/// Each turn scrolls by one row. The pictures of new rows arrive in between, late and out of order.
struct ScrollSchedule {
  enum Event {
    /// One row leaves at the top. Another one enters at the bottom, and its picture is requested.
    case scroll(top: Int)
    /// The picture of a row arrives, in view or not.
    case arrival(row: Int)
  }

  private(set) var events: [Event] = []
  /// How many pictures arrive while their row is in view.
  private(set) var arrivalsInView = 0
  private var pending: [Pending] = []

  private struct Pending {
    let dueAt: Int64
    let row: Int
  }

  /// The time between two turns, in milliseconds.
  private static let turn: Int64 = 16
  /// How long pictures take, in milliseconds; a row leaves the view after 15 turns.
  ///
  /// None is a whole number of turns, so that no picture arrives at the time of a turn.
  private static let delays: [Int64] = [40, 300, 100, 20, 220, 60, 150]

  /// The most rows that are scrolled.
  static let length = 100

  /// - Parameter rowCount: how many rows there are, each with its own picture.
  init(rowCount: Int) {
    let viewport = Interactions.viewport
    let rowCount = min(rowCount, viewport + Self.length)
    var top = 0
    while top + viewport < rowCount {
      top += 1
      deliver(until: Self.moment(top: top), top: top - 1)
      events.append(.scroll(top: top))
      let row = top + viewport - 1
      let request = Pending(dueAt: Self.moment(top: top) + Self.delay(row: row), row: row)
      pending.insert(request, at: pending.firstIndex { $0.dueAt > request.dueAt } ?? pending.count)
    }
    deliver(until: .max, top: top)
  }

  /// Returns when a row reaches the top, in milliseconds from the start.
  static func moment(top: Int) -> Int64 { Int64(top) * turn }

  /// Returns how long the picture of a row takes, in milliseconds.
  static func delay(row: Int) -> Int64 { delays[row % delays.count] }

  private mutating func deliver(until moment: Int64, top: Int) {
    while let next = pending.first, next.dueAt < moment {
      pending.removeFirst()
      events.append(.arrival(row: next.row))
      if next.row >= top { arrivalsInView += 1 }
    }
  }
}
