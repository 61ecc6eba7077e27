/// How long the parts of an event take; nanoseconds of a process, seconds of a run.
package struct PhaseSplit: Equatable, Codable, Sendable {
  package var architecture: Double
  package var layout: Double
  package var display: Double

  package init(architecture: Double, layout: Double, display: Double) {
    self.architecture = architecture
    self.layout = layout
    self.display = display
  }

  /// The median of each part; `nil` of none.
  init?(mediansOf splits: [PhaseSplit]) {
    guard !splits.isEmpty else { return nil }
    self.init(
      architecture: Statistics.median(splits.map(\.architecture)),
      layout: Statistics.median(splits.map(\.layout)),
      display: Statistics.median(splits.map(\.display)))
  }

  /// In seconds, what is in nanoseconds here.
  var inSeconds: PhaseSplit {
    PhaseSplit(architecture: architecture / 1e9, layout: layout / 1e9, display: display / 1e9)
  }
}
