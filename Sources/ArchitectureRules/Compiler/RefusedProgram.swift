/// A program that breaks a rule: type-checked together with the architecture's sources it must be
/// refused at the lines that say so, for the reason that they name, and at no other.
///
///     private func write(_ store: AppStore) {
///       _ = store.state.notes
///       store.state.notes.isLoading = true  // refused: setter is inaccessible
///     }
///
/// The lines without a mark are the control: what is like the breach and allowed.
package struct RefusedProgram: Sendable {
  /// The declaration that has the compiler refuse it, as in `Store.state`.
  package let guardian: String
  /// Its text, a line feed at the end.
  package let text: String

  /// - Parameters:
  ///   - guardian: the declaration without which the compiler would accept the program.
  ///   - imports: the modules that the program imports.
  ///   - body: the program.
  init(_ guardian: String, importing imports: String..., body: String) {
    self.guardian = guardian
    text = imports.map { "import \($0)\n" }.joined() + body + "\n"
  }

  /// The line numbers with a mark, counted from 1, and a part of the message that is expected.
  var marks: [(line: Int, message: String)] {
    lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// refused: ").map { (index + 1, String(line[$0.upperBound...])) }
    }
  }

  /// A line without its mark and white space.
  func code(ofLine number: Int) -> String {
    let line = lines.indices.contains(number - 1) ? lines[number - 1] : ""
    let code = line.firstRange(of: "  // refused: ").map { line[..<$0.lowerBound] } ?? line[...]
    return String(code.drop { $0 == " " })
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// What the compiler's errors about this program say of its rule.
  ///
  /// - Parameters:
  ///   - errors: those of this program's file.
  ///   - place: where the guardian is declared.
  /// - Returns: whether the rule holds; broken if an error is missing or is another one.
  package func verdict(
    _ errors: [CompilerError], guardianAt place: (path: String, line: Int)?
  ) -> RuleVerdict {
    let marks = marks
    func breach(_ sentence: String) -> Breach {
      Breach(path: place?.path ?? "(\(guardian))", line: place?.line ?? 1, sentence: sentence)
    }
    var breaches: [Breach] = marks.compactMap { mark in
      let found = errors.filter { $0.line == mark.line }
      if found.contains(where: { $0.message.contains(mark.message) }) { return nil }
      let code = code(ofLine: mark.line)
      guard let other = found.first else {
        return breach("`\(code)` compiles, which breaks the rule")
      }
      return breach("`\(code)` is refused for another reason, '\(other.message)'; mend the program")
    }
    for error in errors where !marks.contains(where: { $0.line == error.line }) {
      let code = code(ofLine: error.line)
      breaches.append(breach("`\(code)` must compile and does not, '\(error.message)'"))
    }
    return breaches.isEmpty ? .holds : .broken(breaches)
  }
}

/// An error that the compiler has found.
package struct CompilerError: Hashable, Sendable {
  /// The file's name without its folders.
  let file: String
  let line: Int
  let message: String

  /// An error at a line of a file.
  package init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The errors in what the compiler prints, one a line: `path:line:column: error: message`.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { line in
      guard let range = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<range.lowerBound].split(separator: ":")
      let message = String(line[range.upperBound...])
      guard place.count >= 3, let number = Int(place[place.count - 2]) else {
        return CompilerError(file: "", line: 0, message: message)
      }
      let file = place[0].split(separator: "/").last.map(String.init) ?? ""
      return CompilerError(file: file, line: number, message: message)
    }
  }
}
