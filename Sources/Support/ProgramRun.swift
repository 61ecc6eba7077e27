/// What a program that has ended wrote, and how it ended.
package struct ProgramRun: Sendable {
  /// Its standard output.
  package let output: String
  /// Its standard error.
  package let errors: String
  /// The exit code, or the number of the signal that ended it; 127 if it could not be started.
  package let status: Int32
  /// Whether it was killed because it took too long.
  package let isLate: Bool

  /// Whether it ended by itself with exit code 0.
  package var isDone: Bool { status == 0 && !isLate }

  /// Whether there is no such program.
  package var isMissing: Bool { status == 127 }

  /// All that it wrote, the errors last.
  package var text: String { output + errors }

  /// The output without white space around it; `nil` if the program failed.
  package var answer: String? {
    guard isDone else { return nil }
    let text = output.drop(while: \.isWhitespace)
    return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
  }

  /// Runs a program to its end, as `RunningProgram` says.
  package init(
    _ words: [String], in folder: String? = nil, variables: [String: String] = [:],
    input: String = "", deadline: Double? = nil
  ) {
    self = RunningProgram(
      words, in: folder, variables: variables, input: input, deadline: deadline
    ).wait()
  }

  init(output: String, errors: String, status: Int32, isLate: Bool) {
    self.output = output
    self.errors = errors
    self.status = status
    self.isLate = isLate
  }
}
