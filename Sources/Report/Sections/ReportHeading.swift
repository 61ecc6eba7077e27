import Measurement

/// The heading of a report: what was measured, where, when, how, and how quiet it was.
struct ReportHeading {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  var text: String {
    """
    # \(results.architectures.map(\.name).uniqued().joined(separator: ", ")) on the same feature

    \(subject) \(plan) \(machine) \(ReferenceCheck(results).sentence)\(parts)
    """
  }

  private var subject: String {
    let environment = results.environment
    let commit =
      environment.commit.map { "`\($0)`\(environment.dirty == true ? ", changed since" : "")" }
      ?? "not in a git repository"
    return """
      \(variants), \(results.interactions.count) interactions, \
      measured \(environment.date) on \(environment.processor) (\(environment.cores) cores), \
      \(environment.os), kernel \(environment.kernel), \(environment.swift), \
      \(environment.configuration) build, commit \(commit).
      """
  }

  private var plan: String {
    let run = results.run
    let orders = run.linkOrders ?? 1
    let code =
      orders > 1
      ? "\(orders) link orders, by process"
      : "one link order: another one can move ratios by 1 to 3 %"
    return """
      Plan \(run.plan): \(run.processesMeasured) of \(run.processes) processes, up to \(run.places) \
      places of \(run.roundsPerPlace) rounds, seed \(run.seed)\(run.shard.map { ", shard \($0)" } ?? ""), \
      \(Figures.seconds(run.seconds))\(run.resumed == true ? ", resumed" : ""). Code in \(code).
      """
  }

  /// How much else the machine did meanwhile.
  private var machine: String {
    let run = results.run
    let load = run.otherLoad.map {
      "Other programs used \(Figures.fixed($0, 2)) cores meanwhile. "
    }
    let faults = run.pageFaultShare.map { ", and \(Figures.percent($0)) had page faults" }
    return (load ?? "")
      + "The thread had no core for over 1 % of the time in \(Figures.percent(run.disturbedShare)) of the "
      + "epochs\(faults ?? "")."
  }

  private var parts: String {
    results.parts.map { " Merged from \($0.count) [parts](#parts)." } ?? ""
  }

  /// The number of architectures and variants, such as "5 architectures in 21 variants".
  private var variants: String {
    let names = results.architectures.map(\.name).uniqued().count
    let all = results.architectures.count
    return "\(names) architectures" + (all == names ? "" : " in \(all) variants")
  }
}
