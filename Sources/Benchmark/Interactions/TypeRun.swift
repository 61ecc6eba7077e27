import Backend
import Controllers
import Equivalence
import Measurement
import Toolkit

/// Types fifty characters, one per turn, into the editor of a new note.
final class TypeRun: InteractionRun {
  static let length = 50

  let driver: AppDriver
  private let textView: TextView
  private var characters: [Character] = []

  /// - Parameter robot: the app, showing the list.
  /// - Throws: an `InteractionError` if the editor does not open.
  init(_ robot: AppRobot) throws {
    driver = robot.driver
    try robot.tap("notes.create")
    textView = try robot.find("editor.text", as: TextView.self)
  }

  /// Prepares a text that contains the step's number, so that consecutive texts differ.
  func prepare(piece: Int, ofStep step: Int) {
    let word = Array("\(step) the quick brown fox jumps over the lazy dog ")
    characters = (0..<Self.length).map { word[$0 % word.count] }
  }

  func perform(piece: Int, ofStep step: Int) {
    for character in characters { driver.event { textView.type(character) } }
  }

  func reset(step: Int) {
    driver.event { textView.clear() }
  }

  func visibleDefect() -> String? {
    let count = textView.text.count
    return AppRobot(driver: driver).defect(in: "editor.counter", expected: "\(count) characters")
  }

  func end() {
    driver.event { textView.clear() }
    try? AppRobot(driver: driver).tap("editor.cancel")
  }
}
