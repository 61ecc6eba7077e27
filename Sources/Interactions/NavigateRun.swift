import ArchitectureKit
import Backend
import Controllers
import Equivalence
import Measurement
import Model
import Screens
import Toolkit

/// Opens and closes notes: by a tap, by a swipe to the next note, and by a link.
final class NavigateRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 5
  private let robot: AppRobot
  private let rows: FixedOrderRows
  /// The rows of the notes opened by a tap, by a swipe and by a link.
  private let visited = [3, 4, 7]
  /// How many views exist while no note is open.
  private var liveViewCount = 0
  private var event: () -> Void = {}
  private var lastStep: Int?
  private var failure: String?

  /// - Parameter robot: the app, showing the list by title.
  /// - Throws: an `InteractionError` if a view of the set-up is missing.
  init(_ robot: AppRobot) throws {
    self.robot = robot
    driver = robot.driver
    rows = try FixedOrderRows(on: robot)
    // A first round creates the selection and a spare cell, which then stay.
    for piece in 0..<pieceCount { driver.event(try action(piece)) }
    changeTexts(step: 0)
    liveViewCount = driver.loop.liveViewCount
  }

  func prepare(piece: Int, ofStep step: Int) {
    if piece > 0 { failure = failure ?? defect(after: piece - 1) }
    do {
      event = try action(piece)
    } catch {
      failure = failure ?? "\(error)"
      event = {}
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    driver.event(event)
    lastStep = step
  }

  func reset(step: Int) {
    failure = check()
    lastStep = nil
    changeTexts(step: step + 1)
  }

  func visibleDefect() -> String? {
    failure ?? lastStep.flatMap { _ in defect() }
  }

  // MARK: - User actions

  /// Returns the event of a piece; it holds its view weakly, so that closed notes are freed.
  private func action(_ piece: Int) throws -> () -> Void {
    switch piece {
    case 0:
      let row = NoteCell.identifierPrefix + String(rows.id(ofRow: visited[0]))
      let cell = try robot.find(row, as: TableViewCell.self)
      return { [weak cell] in cell?.tap() }
    case 1:
      let pages = try robot.find("detail.page", as: PageView.self)
      return { [weak pages] in pages?.swipe(.left) }
    case 3:
      let url = "notes://note/\(rows.id(ofRow: visited[2]))"
      return { [driver] in driver.app?.open(url: url) }
    default:
      let button = try robot.find("nav.back", as: Button.self)
      return { [weak button] in button?.tap() }
    }
  }

  /// Gives the notes to be opened texts that they never had before.
  private func changeTexts(step: Int) {
    robot.push(visited.map { rows.change(ofRow: $0, step: step) })
  }

  // MARK: - Checks

  /// Returns what is wrong with the open note.
  private func defect(after piece: Int) -> String? {
    guard let row = [0: visited[0], 1: visited[1], 3: visited[2]][piece] else { return nil }
    let id = rows.id(ofRow: row)
    let found = (driver.view("detail.text") as? TextView)?.text
    return found == robot.text(of: id) ? nil : "The open note is not note \(id)."
  }

  private func defect() -> String? {
    let selected = rows.id(ofRow: visited[2])
    if robot.cell(of: selected)?.isSelected != true { return "Note \(selected) is not selected." }
    let count = driver.loop.liveViewCount
    return count == liveViewCount ? nil : "There are \(count) views, no longer \(liveViewCount)."
  }
}
