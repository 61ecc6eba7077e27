/// How thoroughly a run measures: all parameters, with their defaults.
package struct RunPlan: Equatable, Codable, Sendable {
  /// `quick`, `default`, or a caller's own name.
  package var name: String
  /// The number of processes, one after the other; each gives one value per contestant and case.
  package var processes: Int
  /// How often a process builds all apps again.
  ///
  /// An app's place in memory affects its times, more than anything else does.
  package var places: Int = 16
  /// The number of places for a case in which a step of the base takes more than `longSeconds`.
  package var longPlaces: Int = 8
  /// The rounds of a case at a place.
  package var roundsPerPlace: Int = 6
  /// The seconds for a case of eight contestants in a process, with building, preparing and
  /// resetting; other numbers of contestants have time in proportion.
  ///
  /// A case that would take longer has fewer rounds per place, then fewer places.
  package var secondsPerCell: Double
  /// A case that has time for fewer places than this gets `extraTime` times as much.
  package var fewestPlaces = 6
  package var extraTime = 1.5
  /// The fewest rounds per place that are tried before there are fewer places.
  package var fewestRoundsPerPlace = 2
  /// The intended duration of an epoch, in seconds.
  package var epochSeconds = 100e-6
  /// The shortest intended duration of an epoch, for steps that take less time than their preparing
  /// and resetting.
  package var shortestEpochSeconds = 25e-6
  /// A contestant is heavy if a step takes more seconds than this and more than `heavyFactor` times
  /// the base's time.
  package var heavySeconds = 1e-3
  /// How many times the base's time a heavy contestant takes at least.
  package var heavyFactor = 8.0
  /// A case is long if a step of the base takes more seconds than this.
  package var longSeconds = 1e-3
  /// A case has processes of its own if a step of the base takes more seconds than this.
  ///
  /// It allocates so much that it would scatter the other cases' objects in memory.
  package var ownProcessSeconds = 0.5e-3
  /// A contestant is not timed if one of its steps takes more seconds than this, everything
  /// included, at a size of `largeSize` notes or more.
  package var slowestSeconds = 3.0
  /// Steps that are performed before those of an epoch, unless the case is long.
  ///
  /// The first one is timed alone: it is the first event after another contestant's turn.
  package var leadIn = 1
  /// Contestants of a group have the same steps per epoch.
  ///
  /// The slowest one takes at most this many times as long as the fastest.
  package var groupFactor = 4.0
  /// The maximum number of steps in an epoch; all of them are prepared in advance, in memory.
  package var mostSteps = 16_384
  package var warmUp = WarmUpPlan()
  /// How often the counting pass repeats a run after its warm-up.
  package var countingRepeats = 5
  /// The share of intervals that may miss, divided by the number of comparisons in a case.
  package var alpha = 0.05
  /// The smallest difference that counts, as a share: a verdict needs an interval beyond it.
  package var margin = 0.02
  /// The processes after which a case may stop, once all its intervals are narrow.
  package var fewestProcesses = 6
  /// An interval is narrow if half its width is at most this, as a logarithm, or at most
  /// `narrowShare` of the difference itself.
  package var narrowHalfWidth = 0.01
  package var narrowShare = 0.02
  /// The processes for a case of `largeSize` notes or more, in which all apps are built once.
  package var largeProcesses = 4
  package var largeSize = 100_000

  /// A plan for a first look, at the nine events with 1,000 notes.
  package static var quick: RunPlan {
    var plan = RunPlan(
      name: "quick", processes: 8, places: 8, longPlaces: 4, roundsPerPlace: 4,
      secondsPerCell: 0.5)
    plan.warmUp = WarmUpPlan(leastSeconds: 0.002, mostSeconds: 0.01)
    plan.countingRepeats = 2
    plan.slowestSeconds = 0.5
    return plan
  }

  /// The default plan, for all interactions.
  package static var standard: RunPlan {
    var plan = RunPlan(name: "default", processes: 12, roundsPerPlace: 12, secondsPerCell: 0.6)
    plan.warmUp = WarmUpPlan(leastSeconds: 0.002, mostSeconds: 0.01)
    plan.countingRepeats = 3
    return plan
  }

  /// A plan for the nine events in a window, where each frame takes about a millisecond; a quick
  /// one shows only that measuring works.
  package static func window(isQuick: Bool) -> RunPlan {
    var plan = RunPlan(
      name: isQuick ? "window, quick" : "window", processes: isQuick ? 2 : 8,
      places: isQuick ? 1 : 4, roundsPerPlace: isQuick ? 2 : 12, secondsPerCell: isQuick ? 0.5 : 5.5
    )
    plan.fewestPlaces = 1
    plan.epochSeconds = 20e-3
    plan.shortestEpochSeconds = 2e-3
    plan.warmUp = WarmUpPlan(leastSeconds: 0.002, mostSeconds: 0.01)
    // All events stay in one process and have a lead-in: the first frame of an app makes its widgets.
    plan.longSeconds = 1_000
    plan.ownProcessSeconds = 1_000
    plan.heavySeconds = 1_000
    return plan
  }

  /// Returns the seconds for a case of so many contestants in a process.
  package func seconds(contestants: Int) -> Double {
    secondsPerCell * Double(contestants) / 8
  }

  /// Returns the number of places for a case of `size` notes in which a step of the base takes
  /// `seconds`.
  package func places(baseSeconds seconds: Double, size: Int) -> Int {
    size >= largeSize ? 1 : seconds > longSeconds ? longPlaces : places
  }

  /// Returns the number of processes for a case of `size` notes.
  package func processes(size: Int) -> Int {
    size >= largeSize ? min(processes, largeProcesses) : processes
  }
}
