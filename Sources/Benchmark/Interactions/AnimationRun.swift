import Backend
import Controllers
import Equivalence
import Measurement
import Model
import Screens
import Toolkit

/// Changes the friend count many times while the avatar fades in.
///
/// The avatar fades in once per session, so each step begins a new session.
final class AnimationRun: InteractionRun {
  static let tickCount = 60
  /// The time between two ticks, in milliseconds; all ticks fit into the fade of 300.
  private static let interval: Int64 = 4

  let driver: AppDriver
  private let robot: AppRobot
  private var events: [() -> Void] = []
  private var endedBefore = 0
  private var lastStep: Int?
  private var failure: String?

  /// - Parameter robot: an app with a signed-in user.
  init(_ robot: AppRobot) {
    self.robot = robot
    driver = robot.driver
  }

  func prepare(piece: Int, ofStep step: Int) {
    driver.settle()
    driver.quit()
    driver.launch()
    driver.settle()
    do {
      try robot.tap("tabs.profile")
      while !isFading, let event = driver.nextEvent() { driver.event(event) }
    } catch {
      failure = failure ?? "\(error)"
    }
    endedBefore = endedEarly
    events = (1...Self.tickCount).map {
      driver.backend.push([.friends(count(tick: $0, ofStep: step))])
    }
  }

  func perform(piece: Int, ofStep step: Int) {
    for event in events {
      driver.clock.advance(to: driver.clock.now.advanced(by: Self.interval))
      driver.event(event)
    }
    lastStep = step
  }

  func reset(step: Int) {
    failure = check()
    lastStep = nil
    // A push keeps its listeners alive, which would then receive events of the next session.
    events = []
  }

  func visibleDefect() -> String? {
    failure ?? lastStep.flatMap(defect)
  }

  private func defect(step: Int) -> String? {
    if endedEarly != endedBefore { return "The avatar's fade was cancelled, or began again." }
    if !isFading { return "The avatar does not fade in." }
    let count = count(tick: Self.tickCount, ofStep: step)
    return robot.defect(in: "profile.friends", expected: "This user has \(count) friends")
  }

  private var isFading: Bool {
    driver.view("profile.avatar")?.snapshotFlags.contains("fading") ?? false
  }

  private var endedEarly: Int {
    driver.loop.counters.animationsCancelled + driver.loop.counters.animationsRestarted
  }

  /// Returns a friend count that was never used before.
  private func count(tick: Int, ofStep step: Int) -> Int {
    100_000 + step * Self.tickCount + tick
  }
}
