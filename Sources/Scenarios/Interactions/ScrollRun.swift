import Controllers
import Model
import Screens
import Toolkit

/// The list goes from top to bottom, a row a turn, while the pictures of its rows arrive.
///
/// A session asks for a picture once, so each step has a session of its own, with new texts.
final class ScrollRun: InteractionRun {
  let driver: AppDriver
  private let script: ScrollScript
  private let stage: Stage
  /// In the order of the rows.
  private let notes: [Note]
  private var table: TableView?
  /// Of which rows the picture has arrived.
  private var hasArrived: [Bool] = []
  private var start = Timestamp.firstWorld
  private var event: () -> Void = {}
  private var lastPiece: Int?
  private var failure: String?

  var pieceCount: Int { script.events.count }

  /// - Parameters:
  ///   - stage: an app whose user is signed in.
  ///   - size: how many notes there are.
  init(_ stage: Stage, size: Int) {
    self.stage = stage
    driver = stage.driver
    script = ScrollScript(rowCount: size)
    // They all are changed at one moment: the one with the highest id is on top.
    notes = driver.backend.notes(of: driver.backend.actingUser).reversed()
  }

  // MARK: - A step

  func prepare(piece: Int, ofStep step: Int) {
    if piece == 0 { beginSession(step: step) } else { look() }
    switch script.events[piece] {
    case .scroll(let top):
      driver.clock.advance(to: start.advanced(by: ScrollScript.moment(top: top)))
      let row = top + Interactions.viewport - 1
      driver.backend.delayNext(.image, by: ScrollScript.delay(row: row))
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
    look()
    lastPiece = nil
    event = {}
    table = nil
  }

  func check() -> String? {
    look()
    return failure
  }

  /// The app starts with its stored session; all texts and dates are new.
  private func beginSession(step: Int) {
    driver.settle()
    driver.quit()
    // As long in each step, so that the server always holds as much.
    stage.push(notes.map { .change($0.id, text: $0.text + "\n\(1_000_000 + step)") })
    driver.launch()
    driver.settle()
    driver.backend.expectRequests(notes.count)
    start = driver.clock.now
    hasArrived = notes.indices.map { $0 < Interactions.viewport }
    do {
      table = try stage.table()
    } catch {
      failure = failure ?? "\(error)"
    }
  }

  // MARK: - Looking

  /// Looks at the pictures after each arrival, and once all is done.
  private func look() {
    guard let lastPiece, let table else { return }
    switch script.events[lastPiece] {
    case .scroll: return
    case .arrival(let row): hasArrived[row] = true
    }
    failure = failure ?? table.visibleRows.lazy.compactMap { self.complaint($0, table) }.first
    guard lastPiece == pieceCount - 1 else { return }
    let end = notes.count - Interactions.viewport
    if table.topRow != end {
      failure = failure ?? "The top row is \(table.topRow), not \(end)."
    }
  }

  private func complaint(_ row: Int, _ table: TableView) -> String? {
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
