/// How thoroughly a run measures: all parameters, with the specification's defaults.
///
/// The letters in the comments are those of the specification.
package struct RunPlan: Equatable, Codable, Sendable {
  /// `quick`, `default`, `thorough`, or a caller's own name.
  package var name: String
  /// P: the number of processes, one after the other; each gives one value per contestant and case.
  package var processes: Int
  /// R: rounds per case and process, rounded up to whole Williams squares.
  package var rounds: Int
  /// Seconds per case and process; rounds beyond that are left out, except for one square.
  package var secondsPerCell: Double
  /// G: the number of places, that is, how often a process builds all apps again.
  ///
  /// An app's place in memory affects its times.
  package var places = 8
  /// G for sizes from `largeSize` notes on, where building the apps takes as long as all rounds.
  package var largePlaces = 2
  package var largeSize = 5_000
  /// T: the intended duration of an epoch, in seconds.
  package var epochSeconds = 200e-6
  /// The lowest value of T, for steps that take less time than their preparing and resetting.
  package var shortestEpochSeconds = 25e-6
  /// A contestant is heavy if a step takes more seconds than this and more than `heavyFactor` times
  /// the base's time.
  package var heavySeconds = 1e-3
  /// How many times the base's time a heavy contestant takes at least.
  package var heavyFactor = 8.0
  /// A case is long if a step of the base takes more seconds than this; long cases have separate
  /// processes.
  package var longSeconds = 0.5e-3
  /// A contestant is not timed if one of its steps takes more seconds than this, everything
  /// included, at a size of `countedOnlySize` notes or more.
  package var slowestSeconds = 3.0
  package var countedOnlySize = 100_000
  /// If a square of rounds takes more seconds than this, the case is measured in part of a square.
  package var squareSeconds = 2.0
  /// Steps that are performed without timing before those of an epoch, unless the case is long.
  package var leadIn = 1
  /// Contestants of a group have the same steps per epoch.
  ///
  /// The slowest one takes at most this many times as long as the fastest.
  package var groupFactor = 4.0
  /// The maximum number of steps in an epoch; all of them are prepared in advance, in memory.
  package var mostSteps = 16_384
  package var warmUp = WarmUpPlan()
  /// The pass that times single events; the presets have one.
  package var latency = LatencyPlan.none
  /// How often the counting pass repeats a run after its warm-up.
  package var countingRepeats = 5
  /// The share of comparisons that may be wrong by chance; it is divided by their number per case.
  package var alpha = 0.05
  /// The smallest difference that is reported, as a logarithm.
  package var leastMargin = 0.01

  package init(name: String, processes: Int, rounds: Int, secondsPerCell: Double) {
    self.name = name
    self.processes = processes
    self.rounds = rounds
    self.secondsPerCell = secondsPerCell
  }

  /// A plan that takes at most a minute for seven contestants in ten cases.
  ///
  /// Setting up interactions and preparing steps takes longer than performing them. So there are
  /// fewer places and rounds than in the specification, and the intervals are wider.
  package static var quick: RunPlan {
    var plan = RunPlan(name: "quick", processes: 8, rounds: 84, secondsPerCell: 0.17)
    plan.places = 3
    plan.warmUp = WarmUpPlan(leastSeconds: 0.002, mostSeconds: 0.02)
    plan.countingRepeats = 3
    plan.slowestSeconds = 0.5
    plan.squareSeconds = 0.5
    plan.latency = LatencyPlan(processes: 5, events: 200, secondsPerCell: 0.02)
    return plan
  }

  /// The default plan; it takes about ten minutes for 27 cases.
  package static var standard: RunPlan {
    var plan = RunPlan(name: "default", processes: 8, rounds: 120, secondsPerCell: 0.2)
    plan.places = 4
    plan.warmUp = WarmUpPlan(leastSeconds: 0.005, mostSeconds: 0.05)
    plan.countingRepeats = 3
    plan.latency = LatencyPlan(processes: 5, events: 200, secondsPerCell: 0.04)
    return plan
  }

  /// A plan for unattended runs.
  package static var thorough: RunPlan {
    var plan = RunPlan(name: "thorough", processes: 20, rounds: 240, secondsPerCell: 0.4)
    plan.slowestSeconds = 60
    plan.squareSeconds = 10
    plan.latency = LatencyPlan(processes: 12, events: 500, secondsPerCell: 0.3)
    return plan
  }

  /// Returns how often a process builds all apps of a size again.
  package func places(at size: Int) -> Int {
    size < largeSize ? places : min(places, largePlaces)
  }
}
