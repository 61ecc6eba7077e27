import Results
package import SourceAnalysis

/// A program that breaks a rule, and that the compiler must therefore refuse.
///
/// It is type-checked together with the architecture's sources. There must be an error at each marked
/// line with the message of the mark, and at no other line.
///
///     private func write(_ store: AppStore) {
///       _ = store.state.notes
///       store.state.notes.isLoading = true  // refused: setter is inaccessible
///     }
///
/// The lines without a mark are a control: similar code that is allowed.
package struct RefusedProgram: Sendable {
  /// The declaration that makes the compiler refuse the program, such as `Store.state`.
  package let declaration: String
  /// The text, with a line feed at the end.
  package let text: String

  /// Creates a program that a declaration makes the compiler refuse; its body comes without the
  /// imports.
  package init(_ declaration: String, importing imports: String..., body: String) {
    self.declaration = declaration
    text = imports.map { "import \($0)\n" }.joined() + body + "\n"
  }

  /// The numbers of the marked lines, counted from 1, with the expected part of the message.
  var marks: [(line: Int, message: String)] {
    lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// refused: ").map { (index + 1, String(line[$0.upperBound...])) }
    }
  }

  /// Returns a line without its mark and its indentation.
  func code(ofLine number: Int) -> String {
    let line = lines.indices.contains(number - 1) ? lines[number - 1] : ""
    let code = line.firstRange(of: "  // refused: ").map { line[..<$0.lowerBound] } ?? line[...]
    return String(code.drop { $0 == " " })
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the verdict about the rule of this program, by the compiler's errors in its file.
  ///
  /// It is `broken` if an expected error is missing, or if there is an unexpected one.
  package func verdict(
    _ errors: [CompilerError], declaredAt place: (path: String, line: Int)?
  ) -> RuleVerdict {
    let marks = marks
    func violation(_ sentence: String) -> RuleViolation {
      RuleViolation(
        path: place?.path ?? "(\(declaration))", line: place?.line ?? 1, sentence: sentence)
    }
    var violations: [RuleViolation] = marks.compactMap { mark in
      let found = errors.filter { $0.line == mark.line }
      if found.contains(where: { $0.message.contains(mark.message) }) { return nil }
      let code = code(ofLine: mark.line)
      guard let other = found.first else {
        return violation("`\(code)` compiles, which breaks the rule")
      }
      return violation(
        "`\(code)` is refused for another reason, '\(other.message)'; mend the program")
    }
    for error in errors where !marks.contains(where: { $0.line == error.line }) {
      let code = code(ofLine: error.line)
      violations.append(violation("`\(code)` must compile and does not, '\(error.message)'"))
    }
    return violations.isEmpty ? .holds : .broken(violations)
  }
}
