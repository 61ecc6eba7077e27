import Foundation
package import Measurement

/// How the time of an event grows with the number of notes.
package struct Growth: Equatable, Codable, Sendable {
  package var event: String
  package var architecture: VariantID
  /// The sizes that the exponent is fitted to.
  package var sizes: [Int]
  /// 0 if the time is the same at all sizes, 1 if it grows with the size.
  package var exponent: Interval

  /// Returns the exponents of all events that were timed at two sizes or more.
  ///
  /// Each process gives one fit, over the last two decades of its sizes.
  static func all(_ cases: [CaseMedians], _ contestants: [String]) -> [Growth] {
    cases.map(\.place.interaction).uniqued().flatMap { event -> [Growth] in
      let own = cases.filter { $0.place.interaction == event }
      guard let largest = own.map(\.place.size).max() else { return [] }
      let fitted = own.filter { 100 * $0.place.size >= largest && $0.place.size > 0 }
      guard fitted.count > 1 else { return [] }
      return contestants.compactMap { contestant in
        let times = fitted.map { one in
          (one.byContestant[contestant] ?? []).reduce(into: [Int: Double]()) {
            $0[$1.process] = $1.time
          }
        }
        let processes = (times.first ?? [:]).keys.sorted().filter { process in
          times.allSatisfy { $0[process] != nil }
        }
        let exponents = processes.map { process in
          exponent(zip(fitted, times).map { (x: Double($0.place.size), y: $1[process] ?? 1) })
        }
        return Interval(exponents).map {
          Growth(
            event: event, architecture: VariantID(contestant),
            sizes: fitted.map(\.place.size).sorted(), exponent: $0)
        }
      }
    }
  }

  /// Returns k of the power law y = c · xᵏ: the slope of ln y on ln x, by least squares.
  package static func exponent(_ points: [(x: Double, y: Double)]) -> Double {
    let logs = points.map { (x: log($0.x), y: log($0.y)) }
    let middle = (x: Statistics.mean(logs.map(\.x)), y: Statistics.mean(logs.map(\.y)))
    let products = logs.reduce(0) { $0 + ($1.x - middle.x) * ($1.y - middle.y) }
    return products / logs.reduce(0) { $0 + ($1.x - middle.x) * ($1.x - middle.x) }
  }
}
