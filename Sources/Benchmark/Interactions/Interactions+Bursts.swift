import Backend
import Equivalence

/// Interactions in which one number changes many times.
extension Interactions {
  static let burstOneTurn = burst(isOneTurn: true)
  static let burstManyTurns = burst(isOneTurn: false, sizes: hundredAndMore)

  /// Bursts over the profiles of friends, which have tabs of their own.
  static let mountedBursts = [true, false].flatMap { isOneTurn in
    [5, 25].map { burst(isOneTurn: isOneTurn, mounted: $0) }
      + [burst(isOneTurn: isOneTurn, mounted: 25, reachesAll: true)]
  }

  private static func burst(
    isOneTurn: Bool, mounted: Int = 1, reachesAll: Bool = false, sizes: [Int] = [1_000]
  ) -> Interaction {
    let name = isOneTurn ? "burst-one-turn" : "burst-many-turns"
    let turns = isOneTurn ? "one turn" : "as many turns"
    let profiles =
      switch (mounted, reachesAll) {
      case (1, _): "The friend count of the profile in view ticks"
      case (_, false): "Of \(mounted) loaded profiles, the one in view ticks"
      case (_, true): "Of \(mounted) loaded profiles, one after the other ticks,"
      }
    let ticksInView = reachesAll ? BurstRun.tickCount / mounted : BurstRun.tickCount
    let least = isOneTurn ? 1 : ticksInView
    return Interaction(
      id: name + (mounted == 1 ? "" : "-\(mounted)-mounted") + (reachesAll ? "-all" : ""),
      prose: "\(profiles) \(BurstRun.tickCount) times in \(turns).",
      eventCount: { _ in BurstRun.tickCount }, sizes: sizes, appNeeds: .profiles,
      mounted: mounted,
      leastWork: { _ in ViewWork(viewWrites: least) },
      // At least, the last change of each turn is shown in the profile in view. At most, it is also
      // shown in profiles out of view.
      admissibleWrites: mounted == 1
        ? nil : { _ in least...(isOneTurn ? mounted : BurstRun.tickCount) },
      writesAtOnce: isOneTurn ? least...BurstRun.tickCount : nil,
      begin: { driver in
        let robot = AppRobot(driver: driver)
        try robot.mountProfiles()
        return BurstRun(robot, isOneTurn: isOneTurn, reachesAll: reachesAll)
      })
  }

  static let animation = Interaction(
    id: "animation",
    prose: "The friend count ticks \(AnimationRun.tickCount) times, one a turn, while the avatar "
      + "fades in.",
    eventCount: { _ in AnimationRun.tickCount },
    sizes: [1_000], appNeeds: .own,
    leastWork: { _ in ViewWork(viewWrites: AnimationRun.tickCount) },
    begin: { AnimationRun(AppRobot(driver: $0)) })
}
