/// The durations of an event's parts: nanoseconds in a process's samples, seconds in results.
package struct PhaseSplit: Equatable, Codable, Sendable {
  package var architecture: Double
  package var layout: Double
  package var display: Double
}

extension PhaseSplit {
  /// Takes the median of each part; returns `nil` if `splits` is empty.
  package init?(mediansOf splits: [PhaseSplit]) {
    guard !splits.isEmpty else { return nil }
    self.init(
      architecture: Statistics.median(splits.map(\.architecture)),
      layout: Statistics.median(splits.map(\.layout)),
      display: Statistics.median(splits.map(\.display)))
  }

  /// The split in seconds, if this one is in nanoseconds.
  package var inSeconds: PhaseSplit {
    PhaseSplit(architecture: architecture / 1e9, layout: layout / 1e9, display: display / 1e9)
  }
}
