import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// Notes are opened and closed: by a tap, by a swipe from one to the next, by a link.
final class NavigateRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 5
  private let stage: Stage
  private let rows: TitledRows
  /// Opened by a tap, by a swipe, by a link.
  private let visited = [3, 4, 7]
  /// How many views there are while no note is open.
  private var liveViewCount = 0
  private var event: () -> Void = {}
  private var lastStep: Int?
  private var failure: String?

  /// - Parameter stage: the app, with the list by title shown.
  /// - Throws: an `InteractionError` if the list is not as it has to be.
  init(_ stage: Stage) throws {
    self.stage = stage
    driver = stage.driver
    rows = try TitledRows(on: stage)
    // One round before all others: there is a selection from now on, and a cell to spare.
    for piece in 0..<pieceCount { driver.event(try action(piece)) }
    changeTexts(step: 0)
    liveViewCount = driver.loop.liveViewCount
  }

  func prepare(piece: Int, ofStep step: Int) {
    if piece > 0 { failure = failure ?? complaint(after: piece - 1) }
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

  func check() -> String? {
    failure ?? lastStep.flatMap { _ in complaint() }
  }

  // MARK: - What the user does

  /// The event of a piece; it does not keep its view, or a closed note would not be gone.
  private func action(_ piece: Int) throws -> () -> Void {
    switch piece {
    case 0:
      let row = NoteCell.identifierPrefix + String(rows.id(ofRow: visited[0]))
      let cell = try stage.find(row, as: TableViewCell.self)
      return { [weak cell] in cell?.tap() }
    case 1:
      let pages = try stage.find("detail.page", as: PageView.self)
      return { [weak pages] in pages?.swipe(.left) }
    case 3:
      let url = "notes://note/\(rows.id(ofRow: visited[2]))"
      return { [driver] in driver.app?.open(url: url) }
    default:
      let button = try stage.find("nav.back", as: Button.self)
      return { [weak button] in button?.tap() }
    }
  }

  /// The notes that will be opened get texts that they never had.
  private func changeTexts(step: Int) {
    stage.push(visited.map { rows.change(ofRow: $0, step: step) })
  }

  // MARK: - Looking

  /// What is wrong with the open note.
  private func complaint(after piece: Int) -> String? {
    guard let row = [0: visited[0], 1: visited[1], 3: visited[2]][piece] else { return nil }
    let id = rows.id(ofRow: row)
    let found = (driver.view("detail.text") as? TextView)?.text
    return found == stage.text(of: id) ? nil : "The open note is not note \(id)."
  }

  private func complaint() -> String? {
    let selected = rows.id(ofRow: visited[2])
    if stage.cell(of: selected)?.isSelected != true { return "Note \(selected) is not selected." }
    let count = driver.loop.liveViewCount
    return count == liveViewCount ? nil : "There are \(count) views, no longer \(liveViewCount)."
  }
}
