import Backend
import Controllers
import Equivalence
import Measurement

/// Launches the app with a stored session, and waits until the list has settled.
///
/// The pieces are the launch and the answers to `restore`, `load` and `user`.
final class StartRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 4
  private let size: Int
  private var event: () -> Void = {}

  /// - Parameters:
  ///   - robot: an app with a signed-in user.
  ///   - size: how many notes there are.
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
