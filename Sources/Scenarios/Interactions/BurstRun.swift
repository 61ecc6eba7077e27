import Controllers

/// Many ticks of the friend count, each decoded before, with the profile in the window.
final class BurstRun: InteractionRun {
  let driver: AppDriver
  let resetsAfterEachStep = false
  private let stage: Stage
  private let tickCount: Int
  private let isOneTurn: Bool
  private var events: [[() -> Void]] = []
  private var firstStep = 0
  private var lastStep: Int?

  /// - Parameters:
  ///   - stage: the app, its profiles mounted.
  ///   - tickCount: how many ticks a step has.
  ///   - isOneTurn: whether they all come in one turn.
  init(_ stage: Stage, tickCount: Int, isOneTurn: Bool) {
    self.stage = stage
    driver = stage.driver
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

  func check() -> String? {
    lastStep.flatMap { step in
      let count = count(tick: tickCount, ofStep: step)
      return stage.complaint("profile.friends", says: "This user has \(count) friends")
    }
  }

  /// A number that was never there before.
  private func count(tick: Int, ofStep step: Int) -> Int { 100_000 + step * tickCount + tick }
}
