import Controllers

/// Interactions in which one number changes very often.
extension Interactions {
  static let bursts = [true, false].flatMap { isOneTurn in
    [1, 5, 25].map { burst(isOneTurn: isOneTurn, mounted: $0) }
  }

  /// How many ticks a burst has; among fewer notes, for tests, as many as there are notes.
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
      predicted: isOneTurn ? ["Ziggurat"] : ["MVVM"],
      leastWork: { size in
        ViewWork(viewWrites: (isOneTurn ? 1 : min(tickCount, size)) * mounted)
      },
      // At most every tick is shown, on every loaded profile; at least the last one of a turn, on
      // the profile that is seen.
      admissibleWrites: { size in
        (isOneTurn ? 1 : min(tickCount, size))...min(tickCount, size) * mounted
      },
      begin: { driver in
        let stage = Stage(driver: driver)
        try stage.mountProfiles()
        return BurstRun(
          stage, tickCount: min(tickCount, driver.world.noteCount), isOneTurn: isOneTurn)
      })
  }

  static let animation = Interaction(
    id: "animation",
    prose: "The friend count ticks \(AnimationRun.tickCount) times, one a turn, while the avatar "
      + "fades in.",
    sizes: [1_000], appNeeds: .own,
    leastWork: { _ in ViewWork(viewWrites: AnimationRun.tickCount) },
    begin: { AnimationRun(Stage(driver: $0)) })
}
