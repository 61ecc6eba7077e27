import Measurement

/// What the kinds of events are: a line for each kind that was measured.
struct KindsLegend {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// Markdown; empty if the results do not say what their kinds are.
  var text: String {
    let known = results.interactions.compactMap { interaction in
      interaction.kind.flatMap { kind in
        interaction.kindMeaning.map { "* **\(kind.capitalizedFirst)**: \($0)." }
      }
    }.uniqued()
    return known.isEmpty ? "" : "The kinds of events:\n\n" + known.joined(separator: "\n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
