import Controllers

/// The launch with a stored session, until the list is settled: the launch itself, then the answers
/// to `restore`, `load` and `user`.
final class StartRun: InteractionRun {
  let driver: AppDriver
  let pieceCount = 4
  private let size: Int
  private var event: () -> Void = {}

  /// - Parameters:
  ///   - stage: an app whose user is signed in.
  ///   - size: how many notes there are.
  init(_ stage: Stage, size: Int) {
    driver = stage.driver
    self.size = size
  }

  func prepare(piece: Int, ofStep step: Int) {
    if piece == 0 { driver.quit() } else { event = driver.nextEvent() ?? {} }
  }

  func perform(piece: Int, ofStep step: Int) {
    if piece == 0 { driver.launch() } else { driver.event(event) }
  }

  func check() -> String? {
    Stage(driver: driver).complaint("notes.title", says: "Notes (\(size))")
  }
}
