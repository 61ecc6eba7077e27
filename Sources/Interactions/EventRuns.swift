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

/// Changes the friend count many times while the profile is shown; every push is decoded before.
final class BurstRun: InteractionRun {
  /// How many changes a step makes.
  static let tickCount = 100

  let driver: AppDriver
  let resetsAfterEachStep = false
  private let robot: AppRobot
  private let isOneTurn: Bool
  private var events: [[() -> Void]] = []
  private var firstStep = 0
  private var lastStep: Int?

  init(_ robot: AppRobot, isOneTurn: Bool) {
    self.robot = robot
    driver = robot.driver
    self.isOneTurn = isOneTurn
  }

  func prepare(steps: Range<Int>) {
    firstStep = steps.lowerBound
    events = steps.map { step in
      (1...Self.tickCount).map { tick in
        driver.backend.push([.friends(count(tick: tick, ofStep: step))])
      }
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    let events = events[step - firstStep]
    if isOneTurn {
      driver.event { for event in events { event() } }
    } else {
      for event in events { driver.event(event) }
    }
    lastStep = step
  }

  func visibleDefect() -> String? {
    lastStep.flatMap { step in
      let count = count(tick: Self.tickCount, ofStep: step)
      return robot.defect(in: "profile.friends", expected: "This user has \(count) friends")
    }
  }

  /// Returns a friend count that was never used before.
  private func count(tick: Int, ofStep step: Int) -> Int { 100_000 + step * Self.tickCount + tick }
}

/// Launches the app with a stored session, and waits until the list has settled.
///
/// The pieces are the launch and the answers to `restore`, `load` and `user`.
final class StartRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 4
  private let size: Int
  private var event: () -> Void = {}

  init(_ robot: AppRobot, size: Int) {
    driver = robot.driver
    self.size = size
  }

  func prepare(piece: Int, ofStep step: Int) {
    if piece == 0 { driver.quit() } else { event = driver.nextEvent() ?? {} }
  }

  func perform(piece: Int, ofStep step: Int) {
    if piece == 0 { driver.launch() } else { driver.event(event) }
  }

  func visibleDefect() -> String? {
    AppRobot(driver: driver).defect(in: "notes.title", expected: "Notes (\(size))")
  }
}
