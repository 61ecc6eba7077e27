import Measurement
import Results
package import SourceAnalysis

/// Recorded traces as sequence diagrams, one for each architecture.
package struct TraceSection {
  /// The anchor of the explanation's heading in a report.
  static let anchor = "the-way-of-an-event"

  private let traces: [TraceResult]

  /// - Parameter traces: the recorded traces.
  package init(_ traces: [TraceResult]) {
    self.traces = traces
  }

  /// Returns the diagrams of all architectures, interaction by interaction.
  ///
  /// - Parameter prose: the description of each interaction, by its id.
  /// - Returns: a document without a heading of its own.
  @DocumentBuilder package func diagrams(_ prose: [String: String]) -> Document {
    for id in traces.map(\.interaction).uniqued() {
      let own = traces.filter { $0.interaction == id }
      "`\(id)`: \(prose[id] ?? "") At \(Self.sizes(own)) notes."
      for trace in own {
        "**\(trace.architecture)**: \(summary(trace))"
        diagram(trace)
      }
    }
  }

  /// The diagrams of one interaction, each folded; empty without traces.
  @DocumentBuilder var folded: Document {
    if !traces.isEmpty {
      """
      **Who calls whom**, recorded at \(Self.sizes(traces)) notes \
      ([how to read a diagram](#\(Self.anchor))):
      """
      for trace in traces {
        Block.fold("\(trace.architecture): \(summary(trace))", Document { diagram(trace) })
      }
    }
  }

  /// Returns the section that explains the diagrams.
  ///
  /// - Parameter note: what is missing, and why.
  /// - Returns: an empty document if nothing was recorded and nothing is missing.
  @DocumentBuilder func explanation(note: String?) -> Document {
    if !traces.isEmpty || note != nil { Block.heading(2, "The way of an event") }
    if traces.isEmpty {
      note ?? ""
    } else {
      """
      Each interaction's page draws which role calls which in each architecture. The diagrams are \
      recorded from the running apps at \(Self.sizes(traces)) notes.\(note.map { " \($0)" } ?? "")
      """
      Block.items(
        """
        **An arrow** is a call from one role to another. Calls within a role, initialisers and \
        what the compiler adds are left out.
        **× 3** after a name means three calls. A passage that repeats is a loop.
        **A dashed arrow** calls a closure that was handed over before: an observation, a binding, an \
        answer, queued work.
        **A crossed arrow** breaks the direction that the pattern's rules allow.
        **screen** is the toolkit's views. **client** sends requests and receives answers. **loop** is \
        the main loop's queue.
        **Summed up**: more than \(TraceResult.mostArrows) arrows are not drawn in order. Then one \
        arrow stands for all calls of one kind from one role to another.
        **Calls** are those of a build without optimisation, made for tracing. It allocates other \
        memory than the measured build, so no step shows its mallocs. Those of a whole run are in the \
        interaction's table.
        """)
      "`archbench trace` records any interaction."
    }
  }

  private static func sizes(_ traces: [TraceResult]) -> String {
    traces.map(\.size).uniqued().map { Figures.count($0) }.joined(separator: " and ")
  }

  private func summary(_ trace: TraceResult) -> String {
    let arrows = trace.passages.flatMap(\.arrows).count
    let against = trace.violations.count
    let verdict =
      against == 0 ? "none against the pattern's direction" : "\(against) against the direction"
    let form = trace.isSummed ? ", summed up" : ""
    return "\(Figures.count(arrows)) \(arrows == 1 ? "arrow" : "arrows")\(form), \(verdict)."
  }

  private func diagram(_ trace: TraceResult) -> Block {
    .code(String(SequenceDiagram(trace).text.dropLast()), language: "mermaid")
  }
}
