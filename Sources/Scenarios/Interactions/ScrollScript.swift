/// What happens in a scroll from the top of a list to its end: a row a turn, and in between the
/// pictures of the rows that came into view, late and out of order.
struct ScrollScript {
  enum Event {
    /// A row goes out at the top, and one comes in at the bottom, whose picture is asked for.
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

  /// How far apart the turns are, in milliseconds.
  private static let turn: Int64 = 16
  /// How long a picture takes, in milliseconds; after 15 turns its row is out of view.
  ///
  /// None is a whole number of turns, so that no picture comes at the moment of one.
  private static let delays: [Int64] = [40, 300, 100, 20, 220, 60, 150]

  /// - Parameter rowCount: how many rows there are, each with a picture of its own.
  init(rowCount: Int) {
    let viewport = Interactions.viewport
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

  /// When a row gets to the top, in milliseconds from the start.
  static func moment(top: Int) -> Int64 { Int64(top) * turn }

  /// After how many milliseconds the picture of a row arrives.
  static func delay(row: Int) -> Int64 { delays[row % delays.count] }

  private mutating func deliver(until moment: Int64, top: Int) {
    while let next = pending.first, next.dueAt < moment {
      pending.removeFirst()
      events.append(.arrival(row: next.row))
      if next.row >= top { arrivalsInView += 1 }
    }
  }
}
