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

  /// - Parameters:
  ///   - robot: an app with a signed-in user.
  ///   - size: how many notes there are.
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
