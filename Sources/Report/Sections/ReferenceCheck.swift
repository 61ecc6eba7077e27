import Measurement

/// Whether a run may be cited as a reference: made at one commit, on a machine that did nothing else,
/// with everything measured.
package struct ReferenceCheck {
  /// The cores that other programs may use on average.
  package static let mostOtherLoad = 0.05
  /// The link orders that a reference run needs at least.
  static let fewestLinkOrders = 4

  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// What a reference run would need and this one lacks, in a few words each; empty for a reference.
  var missing: [String] {
    let environment = results.environment
    let run = results.run
    let facts: [(isMissing: Bool, words: String)] = [
      (environment.commit == nil || environment.dirty != false, "a clean Git checkout"),
      (environment.configuration != "release", "a release build"),
      (results.selfCheck?.environment.build != environment.build, "a self-check of this build"),
      (run.plan != "thorough", "the longest plan of measurement"),
      (run.interrupted || run.resumed, "a run without an interruption"),
      (
        run.linkOrders < Self.fewestLinkOrders,
        "\(Self.fewestLinkOrders) link orders or more"
      ),
      (
        run.otherLoad.map { $0 > Self.mostOtherLoad } ?? true,
        "a machine that does nothing else"
      ),
      (!results.valid, "controls with a ratio of 1"),
      (run.noisy != false, "controls as precise as required"),
      (
        !results.cells.contains { $0.instructions != nil },
        "counts of CPU instructions"
      ),
    ]
    return facts.filter(\.isMissing).map(\.words)
  }

  /// One sentence on what is missing.
  static func sentence(_ missing: [String]) -> String {
    missing.isEmpty
      ? "This is a reference report."
      : "This is not a reference report. It lacks: \(missing.joined(separator: "; "))."
  }
}
