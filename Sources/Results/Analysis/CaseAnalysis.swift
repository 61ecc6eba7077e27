import Foundation
import Measurement

/// Computes the cells of a case from its medians.
struct CaseAnalysis {
  /// What the place of code in memory can change in this run.
  struct PlaceEffect {
    /// The control that is a copy of the base's code at another place.
    let control: String
    /// What differences by the place reach in this run, as a logarithm.
    let reach: Double
  }

  let medians: CaseMedians
  /// The number of events in one run.
  let events: Int

  /// The controls of the base's code whose interval is known.
  var sameCode: [Interval] { medians.sameCode.compactMap { medians.logRatio(of: $0) } }

  /// Returns a cell for each contestant with times, controls included, in their order.
  ///
  /// The place of code changes nothing if processes take turns with link orders.
  func cells(_ effect: PlaceEffect?) -> [Cell] {
    let controls = medians.sameCode.map { medians.logRatio(of: $0) }
    let isWithheld = controls.contains { $0?.excludesZero ?? false }
    // A control whose interval is wide leaves small differences open.
    let noise = controls.map { $0?.reach ?? .infinity }.max() ?? 0
    let placed = effect.flatMap { medians.logRatio(of: $0.control)?.reach }
    let margin = [log1p(medians.plan.margin), placed ?? 0, effect?.reach ?? 0].max() ?? 0
    let floor = effect.flatMap { added(of: $0.control) }.map { $0.reach ?? abs($0.estimate) }
    return medians.contestants.all.filter { medians.byContestant[$0] != nil }.map { contestant in
      var cell = Cell(VariantID(contestant), medians.place.interaction, medians.place.size)
      cell.eventsPerRun = events
      cell.latency = latency(of: contestant)
      cell.eventTime = cell.latency?.warm.map { $0 / Double(events) }
      guard contestant != medians.contestants.base,
        let ratio = medians.logRatio(of: contestant)
      else { return cell }
      cell.values = medians.logRatios(of: contestant)
      cell.ratio = ratio.map { exp($0) }
      cell.margin = expm1(margin)
      cell.verdict = isWithheld ? .withheld : ratio.verdict(margin: margin)
      if cell.verdict != .withheld, noise > margin, !ratio.verdict(margin: noise).isDifferent {
        cell.verdict = .unresolved
      }
      cell.added = added(of: contestant)
      if let floor, contestant != effect?.control { cell.added = cell.added?.widened(to: floor) }
      return cell
    }
  }

  private func added(of contestant: String) -> Interval? {
    Interval(
      (medians.byContestant[contestant] ?? []).compactMap {
        $0.difference.map { $0 / 1e9 / Double(events) }
      })
  }

  private func latency(of contestant: String) -> Latency? {
    let own = medians.byContestant[contestant] ?? []
    return Interval(own.map { $0.time / 1e9 }).map {
      Latency(warm: $0, cold: Interval(own.compactMap { $0.first.map { $0 / 1e9 } }))
    }
  }
}
