import Measurement
import Results

/// What was measured, where and when, and how: the build, the plan and what else the machine did.
extension RunReport {
  /// What was measured, where and when, and whether it is a reference.
  var provenance: String {
    let environment = results.environment
    return "Measured \(environment.date.prefix(10)) on \(environment.processor) "
      + "(\(Figures.counted(environment.cores, "core"))) with \(environment.os). \(quietness) "
      + "[Details](#\(Self.conditionsAnchor)). \(findings.reference.sentence)"
  }

  /// How much else the machine did meanwhile.
  private var quietness: String {
    guard let load = results.run.otherLoad else {
      return "How much other programs used the machine is not known."
    }
    let used = "other programs used \(Figures.fixed(load, 2)) cores"
    if load > ReferenceCheck.mostOtherLoad {
      return "The machine was busy: \(used), so times are less sure."
    }
    return results.run.noisy == true
      ? "Little else ran (\(used)), but times were [noisy](#controls)."
      : "The machine was quiet."
  }

  // MARK: - Conditions

  static let conditionsAnchor = "how-it-was-measured"

  @DocumentBuilder var conditions: Document {
    Block.heading(2, "How it was measured")
    Block.list([build, older, plan, code, speed, epochs].filter { !$0.isEmpty })
  }

  /// What is not of today's sources.
  private var older: String {
    let older = findings.reference.older
    return older.isEmpty ? "" : "**Older than today's code**: \(older.listed)."
  }

  private var build: String {
    let environment = results.environment
    let commit =
      environment.commit.map { "`\($0)`\(environment.dirty == true ? ", changed since" : "")" }
      ?? "not known"
    return "**Build**: \(environment.configuration), \(environment.swift), kernel "
      + "\(environment.kernel). Commit: \(commit). Begun \(environment.date)."
  }

  private var plan: String {
    let run = results.run
    return """
      **Plan** *\(run.plan)*: \(run.processesMeasured) of \(run.processes) \(run.processes == 1 ? "process" : "processes"), each with up to \
      \(Figures.counted(run.places, "place")) of \(Figures.counted(run.roundsPerPlace, "round")). The seed was \(run.seed). It took \
      \(Figures.seconds(run.seconds)).
      """
  }

  private var code: String {
    let orders = results.run.linkOrders
    return orders > 1
      ? "**Link orders**: \(orders). The processes take turns with them, because the order of "
        + "functions in the executable moves times."
      : "**Link orders**: one. Another order of functions can move ratios by 1 to 3 %."
  }

  private var speed: String {
    guard let kernel = results.machine.kernel else {
      return "**Speed of the machine**: not calibrated."
    }
    let times = [kernel.estimate, kernel.low ?? 0, kernel.high ?? 0].map(Figures.seconds)
    return "**Speed of the machine**: a fixed piece of work took \(times[0]), in 90 % of the "
      + "places from \(times[1]) to \(times[2])."
  }

  private var epochs: String {
    let run = results.run
    let faults = " \(Figures.percent(run.pageFaultShare)) of the epochs had page faults."
    return "**Disturbed epochs**: \(Figures.percent(run.disturbedShare)) of all. The thread had no "
      + "core for over 1 % of their time.\(faults)"
  }
}

extension Results {
  /// The title of all documents about them.
  var title: String { "\(architectures.map(\.name).joined(separator: ", ")) in one app" }
}
