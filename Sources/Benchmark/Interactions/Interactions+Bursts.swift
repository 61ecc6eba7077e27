import Backend
import Equivalence

/// Interactions in which one number changes many times.
extension Interactions {
  static let burstOneTurn = burst("burst-one-turn", in: "one turn", isOneTurn: true)
  static let burstManyTurns = burst(
    "burst-many-turns", in: "as many turns", isOneTurn: false, sizes: hundredAndMore)

  private static func burst(
    _ id: String, in turns: String, isOneTurn: Bool, sizes: [Int] = [1_000]
  ) -> Interaction {
    let least = isOneTurn ? 1 : BurstRun.tickCount
    return Interaction(
      id: id,
      prose: "The friend count of the profile in view ticks \(BurstRun.tickCount) times in "
        + "\(turns).",
      eventCount: { _ in BurstRun.tickCount }, sizes: sizes, appNeeds: .profile,
      leastWork: { _ in ViewWork(viewWrites: least) },
      writesAtOnce: isOneTurn ? 1...BurstRun.tickCount : nil,
      begin: { driver in
        let robot = AppRobot(driver: driver)
        try robot.showProfile()
        return BurstRun(robot, isOneTurn: isOneTurn)
      })
  }
}
