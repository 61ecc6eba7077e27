import Controllers
import Toolkit

/// Two hundred characters, one a turn, into the editor of a new note.
final class TypeRun: InteractionRun {
  static let length = 200

  let driver: AppDriver
  private let textView: TextView
  private var characters: [Character] = []

  /// - Parameter stage: the app, with the list shown.
  /// - Throws: an `InteractionError` if the editor does not open.
  init(_ stage: Stage) throws {
    driver = stage.driver
    try stage.tap("notes.create")
    textView = try stage.find("editor.text", as: TextView.self)
  }

  /// Words of a length that the step decides, so that no text comes twice in a row.
  func prepare(steps: Range<Int>) {
    let step = steps.lowerBound
    let word = Array("\(step) the quick brown fox jumps over the lazy dog ")
    characters = (0..<Self.length).map { word[$0 % word.count] }
  }

  func perform(piece: Int, ofStep step: Int) {
    for character in characters { driver.event { textView.type(character) } }
  }

  func reset(step: Int) {
    driver.event { textView.clear() }
  }

  func check() -> String? {
    let count = textView.text.count
    return Stage(driver: driver).complaint("editor.counter", says: "\(count) characters")
  }

  func end() {
    driver.event { textView.clear() }
    try? Stage(driver: driver).tap("editor.cancel")
  }
}
