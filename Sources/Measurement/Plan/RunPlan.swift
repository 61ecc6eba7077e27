/// How thoroughly a run measures: every knob, with the defaults of the specification.
package struct RunPlan: Equatable, Codable, Sendable {
  /// `quick`, `default`, `thorough`, or what the caller calls it.
  package var name: String
  /// P: processes, one after the other; each gives one value per label and cell.
  package var processes: Int
  /// R: rounds per cell and process, rounded up to whole Williams squares.
  package var rounds: Int
  /// Seconds per cell and process, above which rounds are left out (but for one square).
  package var secondsPerCell: Double
  /// G: how often a process builds all instances anew.
  package var places = 8
  /// The same from `largeSize` notes on, where a place costs as much as all its rounds.
  package var largePlaces = 2
  package var largeSize = 5_000
  /// T: the seconds that an epoch is meant to take.
  package var epochSeconds = 200e-6
  /// To what T may shrink if preparing and resetting take longer than the steps themselves.
  package var shortestEpochSeconds = 25e-6
  /// A label is heavy if it takes more seconds per step than this.
  package var heavySeconds = 1e-3
  /// And more than this many times what the base takes.
  package var heavyFactor = 8.0
  /// Cells in which the base takes more seconds per step than this have processes of their own.
  package var longSeconds = 0.5e-3
  /// A label whose step takes more seconds than this, everything included, is not timed at all.
  package var slowestSeconds = 3.0
  /// A cell whose square of rounds takes more seconds than this is measured in a part of a square.
  package var squareSeconds = 2.0
  /// Steps that are performed, and not timed, before those of an epoch, unless the cell is long.
  package var leadIn = 1
  /// A group shares its steps per epoch; its dearest costs at most this many times its cheapest.
  package var groupFactor = 4.0
  /// The most steps in an epoch: each has to be prepared, and preparations held in memory.
  package var mostSteps = 16_384
  package var warmUp = WarmUpPlan()
  /// The pass that times single events; the presets bring one.
  package var latency = LatencyPlan.none
  /// How often the counting pass repeats a run after its two warm-ups.
  package var countingRepeats = 5
  /// The share of comparisons that may go wrong by chance, divided by their number per cell.
  package var alpha = 0.05
  /// The least difference, as a logarithm, that anything is made of.
  package var leastMargin = 0.01

  package init(name: String, processes: Int, rounds: Int, secondsPerCell: Double) {
    self.name = name
    self.processes = processes
    self.rounds = rounds
    self.secondsPerCell = secondsPerCell
  }

  /// At most a minute for seven labels in ten cells.
  ///
  /// Setting interactions up and preparing steps takes more time than performing them, so there are
  /// fewer places and rounds than in the specification: the intervals are wider for it, and say so.
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

  /// Some ten minutes for 27 cells.
  package static var standard: RunPlan {
    var plan = RunPlan(name: "default", processes: 8, rounds: 120, secondsPerCell: 0.2)
    plan.places = 4
    plan.warmUp = WarmUpPlan(leastSeconds: 0.005, mostSeconds: 0.05)
    plan.countingRepeats = 3
    plan.latency = LatencyPlan(processes: 5, events: 200, secondsPerCell: 0.04)
    return plan
  }

  /// Nobody waits for it.
  package static var thorough: RunPlan {
    var plan = RunPlan(name: "thorough", processes: 20, rounds: 240, secondsPerCell: 0.4)
    plan.slowestSeconds = 60
    plan.squareSeconds = 10
    plan.latency = LatencyPlan(processes: 12, events: 500, secondsPerCell: 0.3)
    return plan
  }

  /// How often a process builds all instances of a size anew.
  package func places(at size: Int) -> Int {
    size < largeSize ? places : min(places, largePlaces)
  }
}
