import Backend
import Controllers
import Equivalence
import Measurement

/// Changes friend counts many times while a profile is shown; every push is decoded before.
final class BurstRun: InteractionRun {
  /// How many changes a step makes.
  static let tickCount = 100

  let driver: AppDriver
  let resetsAfterEachStep = false
  private let robot: AppRobot
  private let isOneTurn: Bool
  private let reachesAll: Bool
  private var events: [[() -> Void]] = []
  private var firstStep = 0
  private var lastStep: Int?

  /// - Parameters:
  ///   - robot: the app, with its profiles mounted.
  ///   - isOneTurn: whether all changes come in one turn.
  ///   - reachesAll: whether one profile after the other changes; otherwise only the one in view.
  init(_ robot: AppRobot, isOneTurn: Bool, reachesAll: Bool) {
    self.robot = robot
    driver = robot.driver
    self.isOneTurn = isOneTurn
    self.reachesAll = reachesAll
  }

  func prepare(steps: Range<Int>) {
    firstStep = steps.lowerBound
    let others = reachesAll ? driver.fixture.friends : []
    events = steps.map { step in
      (1...Self.tickCount).map { tick in
        // The profile in view comes last, so that it shows the last count of all.
        let place = tick % (others.count + 1)
        return driver.backend.push([
          .friends(count(tick: tick, ofStep: step), of: place == 0 ? nil : others[place - 1])
        ])
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
