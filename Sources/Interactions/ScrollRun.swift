import Backend
import Controllers
import Equivalence
import Measurement
import Model
import Screens
import Toolkit

/// Scrolls the list by a hundred rows, one row per turn, while the pictures of its rows arrive.
///
/// The app requests each picture once per session, so each step begins a session with new texts.
final class ScrollRun: InteractionRun {
  let driver: AppDriver
  private let schedule: ScrollSchedule
  private let robot: AppRobot
  /// The notes that come into view, in the order of the rows.
  private let notes: [Note]
  private var table: TableView?
  /// For each row, whether its picture has arrived.
  private var hasArrived: [Bool] = []
  private var start = Timestamp.fixtureStart
  private var event: () -> Void = {}
  private var lastPiece: Int?
  private var failure: String?

  var pieceCount: Int { schedule.events.count }

  init(_ robot: AppRobot, size: Int) {
    self.robot = robot
    driver = robot.driver
    schedule = ScrollSchedule(rowCount: size)
    // All notes change at the same time, so the highest id comes first.
    notes = driver.backend.notes(of: driver.backend.actingUser).reversed()
      .prefix(Interactions.viewport + ScrollSchedule.length).map(\.self)
  }

  // MARK: - A step

  func prepare(piece: Int, ofStep step: Int) {
    if piece == 0 { beginSession(step: step) } else { checkPictures() }
    switch schedule.events[piece] {
    case .scroll(let top):
      driver.clock.advance(to: start.advanced(by: ScrollSchedule.moment(top: top)))
      let row = top + Interactions.viewport - 1
      driver.backend.delayNext(.image, by: ScrollSchedule.delay(row: row))
      event = { [table] in table?.scroll(toTop: top) }
    case .arrival:
      event = driver.nextEvent() ?? {}
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event(event)
    lastPiece = piece
  }

  func reset(step: Int) {
    checkPictures()
    lastPiece = nil
    event = {}
    table = nil
  }

  func visibleDefect() -> String? {
    checkPictures()
    return failure
  }

  /// Restarts the app with its stored session, and with new texts and dates.
  private func beginSession(step: Int) {
    driver.settle()
    driver.quit()
    robot.beginHour(ofStep: step)
    // The added text has the same length in each step, so the server's memory use is constant.
    robot.push(notes.map { .change($0.id, text: $0.text + "\n\(1_000_000 + step)") })
    driver.launch()
    driver.settle()
    driver.backend.expectRequests(notes.count)
    start = driver.clock.now
    hasArrived = notes.indices.map { $0 < Interactions.viewport }
    do {
      table = try robot.table()
    } catch {
      failure = failure ?? "\(error)"
    }
  }

  // MARK: - Checks

  /// Checks the pictures after each arrival, and the scroll position after the last piece.
  private func checkPictures() {
    guard let lastPiece, let table else { return }
    switch schedule.events[lastPiece] {
    case .scroll: return
    case .arrival(let row): hasArrived[row] = true
    }
    failure = failure ?? table.visibleRows.lazy.compactMap { self.defect($0, table) }.first
    guard lastPiece == pieceCount - 1 else { return }
    let end = notes.count - Interactions.viewport
    if table.topRow != end {
      failure = failure ?? "The top row is \(table.topRow), not \(end)."
    }
  }

  private func defect(_ row: Int, _ table: TableView) -> String? {
    let note = notes[row]
    guard let cell = table.cellForRow(row) as? NoteCell, cell.noteID == note.id else {
      return "Row \(row) does not show note \(note.id)."
    }
    let wanted = hasArrived[row] ? note.picture?.name : Picture.placeholder.name
    let found = cell.pictureView.imageName
    return found == wanted
      ? nil : "Note \(note.id) shows the picture \(found), not \(wanted ?? "none")."
  }
}

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
