import Measurement

/// The colour and the shape of each architecture, the same in all charts of a report.
struct SeriesStyles {
  /// The architectures that are compared with Baseline.
  let contenders: [ArchitectureEntry]

  init(_ results: Results) {
    contenders = results.architectures.filter { $0.name != "Baseline" }
  }

  /// Returns the series of an architecture; Baseline has the first style, the grey one.
  func series(_ architecture: String) -> Series {
    let place = contenders.firstIndex { $0.name == architecture }
    return Series(
      architecture,
      style: architecture == "Baseline" ? 0 : 1 + (place ?? contenders.count))
  }
}
