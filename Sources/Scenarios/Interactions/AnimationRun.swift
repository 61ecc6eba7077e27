import Controllers
import Model
import Screens
import Toolkit

/// Ticks of the friend count while the avatar fades in.
///
/// An avatar comes once in a session, so each step has a session of its own.
final class AnimationRun: InteractionRun {
  static let tickCount = 60
  /// From one tick to the next, in milliseconds: the fade, of 300, outlasts them all.
  private static let interval: Int64 = 4

  let driver: AppDriver
  private let stage: Stage
  private var events: [() -> Void] = []
  private var endedBefore = 0
  private var lastStep: Int?
  private var failure: String?

  /// - Parameter stage: an app whose user is signed in.
  init(_ stage: Stage) {
    self.stage = stage
    driver = stage.driver
  }

  func prepare(piece: Int, ofStep step: Int) {
    driver.settle()
    driver.quit()
    driver.launch()
    driver.settle()
    do {
      try stage.tap("tabs.profile")
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
    // A push holds those that listened when it was made: kept, they would hear of the next session's.
    events = []
  }

  func check() -> String? {
    failure ?? lastStep.flatMap(complaint)
  }

  private func complaint(step: Int) -> String? {
    if endedEarly != endedBefore { return "The avatar's fade was cancelled, or began again." }
    if !isFading { return "The avatar does not fade in." }
    let count = count(tick: Self.tickCount, ofStep: step)
    return stage.complaint("profile.friends", says: "This user has \(count) friends")
  }

  private var isFading: Bool {
    driver.view("profile.avatar")?.snapshotFlags.contains("fading") ?? false
  }

  private var endedEarly: Int {
    driver.loop.counters.animationsCancelled + driver.loop.counters.animationsRestarted
  }

  /// A number that was never there before.
  private func count(tick: Int, ofStep step: Int) -> Int {
    100_000 + step * Self.tickCount + tick
  }
}
