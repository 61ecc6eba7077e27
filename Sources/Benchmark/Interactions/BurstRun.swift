import Backend
import Controllers
import Equivalence
import Measurement

/// Changes the friend count many times while the profile is shown; every push is decoded before.
final class BurstRun: InteractionRun {
  let driver: AppDriver
  let resetsAfterEachStep = false
  private let robot: AppRobot
  private let tickCount: Int
  private let isOneTurn: Bool
  private var events: [[() -> Void]] = []
  private var firstStep = 0
  private var lastStep: Int?

  /// - Parameters:
  ///   - robot: the app, with its profiles mounted.
  ///   - tickCount: how many changes a step makes.
  ///   - isOneTurn: whether all changes come in one turn.
  init(_ robot: AppRobot, tickCount: Int, isOneTurn: Bool) {
    self.robot = robot
    driver = robot.driver
    self.tickCount = tickCount
    self.isOneTurn = isOneTurn
  }

  func prepare(steps: Range<Int>) {
    firstStep = steps.lowerBound
    events = steps.map { step in
      (1...tickCount).map { driver.backend.push([.friends(count(tick: $0, ofStep: step))]) }
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
      let count = count(tick: tickCount, ofStep: step)
      return robot.defect(in: "profile.friends", expected: "This user has \(count) friends")
    }
  }

  /// Returns a friend count that was never used before.
  private func count(tick: Int, ofStep step: Int) -> Int { 100_000 + step * tickCount + tick }
}
