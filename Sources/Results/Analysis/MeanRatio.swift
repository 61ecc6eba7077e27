import Foundation
package import Measurement

/// The geometric mean of a variant's ratios over the events that every run times.
///
/// It stands for the whole pattern where one figure must: in the order of a chart, and in
/// comparisons of two runs. The mean of the logarithms is taken in each process; Student's interval is
/// over these means. With few processes, intervals by the bootstrap hold the truth too rarely.
package struct MeanRatio: Equatable, Codable, Sendable {
  package var architecture: VariantID
  package var size: Int
  /// The number of events in the mean; withheld ones are left out.
  package var events: Int
  package var ratio: Interval
  /// The mean logarithm in each process, by the process's number.
  package var values: [Int: Double]
  /// The lowest and the highest mean without one of the events.
  package var lowest: Double
  package var highest: Double
  /// The variants that this one is not separated from: leaving one event out can swap the two.
  package var tied: [VariantID]

  /// Returns the means over these cells of all variants that have all events of a size.
  package static func all(_ cells: [Cell]) -> [MeanRatio] {
    Set(cells.map(\.size)).sorted().flatMap { size in
      let own = cells.filter { $0.size == size && $0.isUsable && !$0.values.isEmpty }
      let events = own.map(\.event).uniqued()
      let variants = own.map(\.architecture).uniqued().filter { name in
        own.count { $0.architecture == name } == events.count
      }
      guard events.count > 1 else { return [] as [MeanRatio] }
      let logs = variants.map { name in
        Logs(
          events.compactMap { event in own.first { $0.event == event && $0.architecture == name } })
      }
      return zip(variants, logs).compactMap { name, own in
        guard let interval = own.interval else { return nil }
        let left = events.indices.map { own.mean(without: $0) }
        return MeanRatio(
          architecture: name, size: size, events: events.count, ratio: interval.map { exp($0) },
          values: own.byProcess,
          lowest: exp(left.min() ?? 0), highest: exp(left.max() ?? 0),
          tied: zip(variants, logs).filter { $0.0 != name && own.swaps(with: $0.1) }.map(\.0))
      }
    }
  }

  /// The mean logarithms of a variant by event, and its means by process.
  private struct Logs {
    let byEvent: [Double]
    let byProcess: [Int: Double]
    package let interval: Interval?
    let mean: Double

    init(_ cells: [Cell]) {
      byEvent = cells.map { Statistics.mean($0.logRatios) }
      let means = cells.meanLogRatios
      byProcess = Dictionary(uniqueKeysWithValues: means.map { ($0.process, $0.value) })
      interval = Interval(means.map(\.value))
      mean = Statistics.mean(byEvent)
    }

    func mean(without event: Int) -> Double {
      Statistics.mean(byEvent.indices.filter { $0 != event }.map { byEvent[$0] })
    }

    /// Whether the order of the two means changes when one event is left out.
    func swaps(with other: Logs) -> Bool {
      byEvent.indices.contains { event in
        (mean(without: event) - other.mean(without: event)) * (mean - other.mean) <= 0
      }
    }
  }
}

extension [Cell] {
  /// The mean logarithm of the ratio in each process, in the order of the processes.
  ///
  /// A process that lacks one of the cells is left out: its mean would be over others.
  package var meanLogRatios: [(process: Int, value: Double)] {
    (first?.values.keys.sorted() ?? []).compactMap { process in
      let values = compactMap { $0.values[process] }
      return values.count == count ? (process, Statistics.mean(values)) : nil
    }
  }
}
