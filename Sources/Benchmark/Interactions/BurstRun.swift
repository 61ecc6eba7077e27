import Backend
import Controllers
import Equivalence
import Measurement

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

  /// - Parameters:
  ///   - robot: the app, showing the profile.
  ///   - isOneTurn: whether all changes come in one turn.
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
