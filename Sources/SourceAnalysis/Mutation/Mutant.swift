/// One small mistake in a file, which a test should notice.
package struct Mutant: Hashable, Sendable {
  /// The kind of a mistake.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// `<` for `<=`, `==` for `!=`, and the like.
    case comparison
    /// `&&` for `||`, and the other way round; or a `!` that is missing.
    case logic
    /// A condition that is the opposite.
    case negatedCondition = "negated condition"
    /// A `guard` that always passes.
    case removedGuard = "removed guard"
    /// `true` for `false`, a number that is one too high, or an empty text.
    case constant
    /// A statement that is not executed.
    case droppedStatement = "dropped statement"
  }

  /// Its number among the mutants of all files, from 1.
  package let number: Int
  package let file: String
  /// The line on which it begins, counted from 1.
  package let line: Int
  /// The line on which it ends.
  package let lastLine: Int
  package let kind: Kind
  /// The changed code, as it was.
  package let code: String
}

/// A file in which each mutant can be chosen when the program runs.
package struct MutatedFile: Sendable {
  package let path: String
  /// The file's text, with all mutants in it.
  package let text: String
  package let mutants: [Mutant]
  /// The operators that the text uses; `MutantSupport` declares them.
  let operators: [MutantOperator]
  /// The number of places, those that are left out included.
  package let count: Int
}

/// The sources of a module with all mutants that compile.
package struct MutatedModule: Sendable {
  private let texts: [(path: String, text: String)]
  private let firstNumber: Int
  private var excluded: Set<Int> = []
  /// The files, in the order of their paths.
  package private(set) var files: [MutatedFile] = []

  /// Mutates files with their paths; mutants are numbered through, in their order.
  package init(_ texts: [(path: String, text: String)], firstNumber: Int) {
    (self.texts, self.firstNumber) = (texts, firstNumber)
    mutate()
  }

  /// The mutants that are left.
  package var mutants: [Mutant] { files.flatMap(\.mutants) }

  /// The number after that of the last mutant.
  package var nextNumber: Int { firstNumber + files.map(\.count).reduce(0, +) }

  /// Leaves out the mutants to which the compiler's errors belong, by file name and line; returns
  /// whether there were any.
  package mutating func exclude(_ errors: [(file: String, line: Int)]) -> Bool {
    let before = excluded.count
    for (name, line) in errors {
      for (file, text) in zip(files, texts) where text.path.split(separator: "/").last ?? "" == name
      {
        excluded.formUnion(file.mutants(behindErrorAt: line, in: text.text))
      }
    }
    mutate()
    return excluded.count > before
  }

  private mutating func mutate() {
    var next = firstNumber
    files = texts.map { path, text in
      let file = MutationSites.mutate(text, file: path, firstNumber: next, excluding: excluded)
      next += file.count
      return file
    }
  }
}

extension MutatedFile {
  /// Returns the numbers of the mutants that an error at a line can come from.
  ///
  /// These are the shortest ones around the line. An error after a statement that is needed, such as
  /// a missing `return`, belongs to the statements of the body that ends there.
  fileprivate func mutants(behindErrorAt line: Int, in text: String) -> [Int] {
    let around = mutants.filter { ($0.line...$0.lastLine).contains(line) }
    if let shortest = around.map({ $0.lastLine - $0.line }).min() {
      return around.filter { $0.lastLine - $0.line == shortest }.map(\.number)
    }
    // A closure without a result, or a body without a return: what is in the groups that begin or
    // end at the line.
    let tokens = SourceOutline(of: text).tokens
    let groups = tokens.indices.compactMap { index -> ClosedRange<Int>? in
      guard let partner = tokens[index].partner else { return nil }
      let lines = tokens[index].line...tokens[partner].line
      return lines.lowerBound == line || lines.upperBound == line ? lines : nil
    }
    let inside = mutants.filter { mutant in groups.contains { $0.contains(mutant.line) } }
    let statements = inside.filter { $0.kind == .droppedStatement }
    if !inside.isEmpty { return (statements.isEmpty ? inside : statements).map(\.number) }
    // A closure without a result, of which the error is found later in the body.
    let body = tokens.filter { token in
      guard token.text == "{", let partner = token.partner else { return false }
      return (token.line...tokens[partner].line).contains(line)
    }.last
    return mutants.filter { mutant in
      mutant.kind == .droppedStatement && body.map { $0.line <= mutant.line } ?? false
        && mutant.line <= line
    }.map(\.number)
  }
}
