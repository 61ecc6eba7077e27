import Backend
import Equivalence

/// Interactions in which one number changes many times.
extension Interactions {
  static let bursts = [true, false].flatMap { isOneTurn in
    [1, 5, 25].map { burst(isOneTurn: isOneTurn, mounted: $0) }
  }

  /// How many changes a burst has; tests with fewer notes use the number of notes instead.
  private static let tickCount = 1_000

  private static func burst(isOneTurn: Bool, mounted: Int) -> Interaction {
    let turns = isOneTurn ? "one turn" : "as many turns"
    let profiles =
      mounted == 1 ? "the profile is shown" : "one of \(mounted) loaded profiles is shown"
    return Interaction(
      id: (isOneTurn ? "burst-one-turn" : "burst-many-turns")
        + (mounted == 1 ? "" : "-\(mounted)-mounted"),
      prose: "The friend count ticks \(tickCount) times in \(turns) while \(profiles).",
      sizes: [1_000], appNeeds: .own, mounted: mounted,
      leastWork: { size in
        ViewWork(viewWrites: (isOneTurn ? 1 : min(tickCount, size)) * mounted)
      },
      // At most, every change is shown on every loaded profile. At least, the last change of each
      // turn is shown on the visible profile.
      admissibleWrites: { size in
        (isOneTurn ? 1 : min(tickCount, size))...min(tickCount, size) * mounted
      },
      begin: { driver in
        let robot = AppRobot(driver: driver)
        try robot.mountProfiles()
        return BurstRun(
          robot, tickCount: min(tickCount, driver.fixture.noteCount), isOneTurn: isOneTurn)
      })
  }

  static let animation = Interaction(
    id: "animation",
    prose: "The friend count ticks \(AnimationRun.tickCount) times, one a turn, while the avatar "
      + "fades in.",
    sizes: [1_000], appNeeds: .own,
    leastWork: { _ in ViewWork(viewWrites: AnimationRun.tickCount) },
    begin: { AnimationRun(AppRobot(driver: $0)) })
}
