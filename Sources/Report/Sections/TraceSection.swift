import Measurement
package import SourceAnalysis

/// The section about traced events, with a sequence diagram for each architecture.
package struct TraceSection {
  /// The anchor of its heading in a report.
  static let anchor = "the-way-of-an-event"

  private let traces: [TraceResult]
  private let prose: [String: String]

  /// Returns a link from an interaction's section to its diagrams; empty without diagrams.
  static func link(to interaction: String, in traces: [TraceResult]) -> String {
    guard traces.contains(where: { $0.interaction == interaction }) else { return "" }
    return "**Who calls whom** in each architecture is drawn in [the way of an event](#\(anchor))."
  }

  /// - Parameters:
  ///   - traces: the recorded traces.
  ///   - prose: the description of each interaction, by its id.
  package init(_ traces: [TraceResult], prose: [String: String]) {
    self.traces = traces
    self.prose = prose
  }

  /// The diagrams of all architectures, interaction by interaction.
  package var diagrams: String {
    interactions.map { id in
      let own = traces.filter { $0.interaction == id }
      return ([heading(id, own)] + own.map(diagram)).joined(separator: "\n\n")
    }.joined(separator: "\n\n")
  }

  /// Returns the section: the first interaction is open, all others are folded.
  ///
  /// - Parameter note: what is missing, and why.
  /// - Returns: an empty text if there are no traces.
  package func markdown(note: String?) -> String {
    guard !traces.isEmpty else { return "" }
    let parts = interactions.enumerated().map { index, id in
      let own = traces.filter { $0.interaction == id }
      let diagrams = own.map(diagram).joined(separator: "\n\n")
      guard index > 0 else { return "\(heading(id, own))\n\n\(diagrams)" }
      return """
        <details>
        <summary><code>\(id)</code>: \(prose[id] ?? "")</summary>

        \(diagrams)

        </details>
        """
    }
    return ([introduction, note].compactMap(\.self) + parts).joined(separator: "\n\n")
  }

  private var introduction: String {
    """
    ## The way of an event

    Recorded from the running apps, built once more for that: who calls whom, between roles; calls \
    within a role, initialisers and what the compiler adds are left out, and what comes again and \
    again is a loop. *screen* is the toolkit's views, *client* asks the server and hears from it, \
    *loop* is the main loop's queue. A dashed arrow is a closure that was handed over before: an \
    observation, a binding, an answer, queued work. Each call is held against the matrix of its \
    pattern's rules; one against its direction would be crossed out. `archbench trace` records any \
    interaction of any variant.
    """
  }

  private var interactions: [String] { traces.map(\.interaction).uniqued() }

  private func heading(_ id: String, _ traces: [TraceResult]) -> String {
    "`\(id)`: \(prose[id] ?? "") At \(sizes(traces)) notes."
  }

  private func sizes(_ traces: [TraceResult]) -> String {
    traces.map(\.size).uniqued().map { Figures.count($0) }.joined(separator: " and ")
  }

  private func diagram(_ trace: TraceResult) -> String {
    let arrows = trace.passages.flatMap(\.arrows).count
    let against = trace.violations.count
    let verdict =
      against == 0 ? "none against the pattern's direction" : "**\(against) against the direction**"
    let diagram = SequenceDiagram(trace).markdown
    return "**\(trace.label)**: \(Figures.count(arrows)) \(arrows == 1 ? "arrow" : "arrows"), "
      + "\(verdict).\n\n\(diagram.dropLast())"
  }
}
