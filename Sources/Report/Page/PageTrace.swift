import SourceAnalysis

/// A recorded interaction for the page's reader: the executed lines, step by step.
struct PageTrace: Encodable {
  /// The executed lines of one function.
  struct Step: Encodable {
    let function: String
    let role: String
    let path: String
    /// The line numbers, such as `12-14,17`.
    let lines: String
  }

  let architecture: String
  let interaction: String
  let steps: [Step]

  init(_ trace: TraceResult) {
    architecture = trace.architecture
    interaction = trace.interaction
    steps = trace.steps.map { step in
      Step(function: step.function, role: step.role, path: step.file, lines: step.lines)
    }
  }
}
