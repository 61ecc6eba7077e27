/// A recorded interaction as the page's reader follows it: the lines that ran, step by step.
struct PageTrace: Encodable {
  /// Lines of one function.
  struct Step: Encodable {
    let function: String
    let role: String
    let path: String
    /// As in `12-14,17`.
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
