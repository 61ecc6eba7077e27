/// Finds the places in a file where a mutant can be, and writes the text that has them all.
///
/// It works on tokens, so it cannot know types. A mutant that does not compile is left out when the
/// compiler has named its line.
package struct MutationSites {
  private let file: String
  private let bytes: [UInt8]
  let code: TokenMap
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]
  private let excluded: Set<Int>
  private var mutants: [Mutant] = []
  private var operators: [MutantOperator] = []
  private var edits: [Int: Edit] = [:]
  private var nextNumber: Int

  /// What the new text has before a token, in its place and after it.
  private struct Edit {
    var (before, after) = ("", "")
    var replacement: String?
  }

  private init(_ text: String, file: String, firstNumber: Int, excluding excluded: Set<Int>) {
    (self.file, self.excluded) = (file, excluded)
    bytes = Array(text.utf8)
    code = TokenMap(SourceOutline(of: bytes))
    let lineFeeds = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }
    lineStarts = [0] + lineFeeds.map { $0.offset + 1 }
    nextNumber = firstNumber
  }

  /// Returns the file, on the same lines, with all mutants in its bodies.
  ///
  /// No mutant takes the number of an excluded one, which does not compile.
  package static func mutate(
    _ text: String, file: String, firstNumber: Int, excluding excluded: Set<Int> = []
  ) -> MutatedFile {
    var sites = MutationSites(text, file: file, firstNumber: firstNumber, excluding: excluded)
    for index in sites.code.tokens.indices where sites.code.isInBody[index] { sites.visit(index) }
    return MutatedFile(
      path: file, text: sites.edited(), mutants: sites.mutants, operators: sites.operators,
      count: sites.nextNumber - firstNumber)
  }

  // MARK: - Sites

  private mutating func visit(_ index: Int) {
    let tokens = code.tokens
    let token = tokens[index]
    if let end = code.endOfStatement(at: index) {
      wrap(index...end, .droppedStatement, before: { "if isOrdinary(\($0)) { " }, after: " }")
    }
    switch token.text {
    case "if", "while":
      guard !token.isMember, !code.isExpression(index) else { return }
      for condition in code.conditions(after: index) {
        wrap(condition, .negatedCondition, before: { "opposite(\($0), " }, after: ")")
      }
    case "guard":
      guard !token.isMember else { return }
      for condition in code.conditions(after: index) {
        wrap(condition, .removedGuard, before: { "passing(\($0), " }, after: ")")
      }
    case "true", "false":
      if !code.isPattern(index) { constant(index, token.text == "true" ? "false" : "true") }
    case "<", "<=", ">", ">=", "==", "!=", "&&", "||":
      guard token.isSpaced, tokens[index + 1].isSpaced, let mutated = Self.mutated[token.text]
      else { return }
      let isLogic = token.text == "&&" || token.text == "||"
      replace(index, isLogic ? .logic : .comparison) { number in
        MutantOperator(mutant: number, symbol: token.text, mutated: mutated)
      }
    case "!":
      guard token.isSpaced || tokens[index - 1].opens, !tokens[index + 1].isSpaced else { return }
      replace(index, .logic) { MutantOperator(mutant: $0, symbol: "!", mutated: "") }
    case "\"":
      guard token.kind == .string, !token.opens, !token.closes, !code.isPattern(index) else {
        return
      }
      constant(index, "\"\"")
    default:
      if let value = Int(token.text), !token.isMember, !code.isPattern(index) {
        constant(index, "\(value + 1)")
      }
    }
  }

  private static let mutated = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
  ]

  private mutating func constant(_ index: Int, _ mutated: String) {
    let range = bytes(of: index)
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text != mutated,
      let number = add(.constant, index...index, code: "\(text) → \(mutated)")
    else { return }
    edits[index, default: Edit()].replacement = "constant(\(number), \(text), \(mutated))"
  }

  private mutating func replace(
    _ index: Int, _ kind: Mutant.Kind, _ make: (Int) -> MutantOperator
  ) {
    let change = make(nextNumber)
    let words = "\(change.symbol) → \(change.mutated.isEmpty ? "nothing" : change.mutated)"
    guard add(kind, index...index, code: words) != nil else { return }
    operators.append(change)
    edits[index, default: Edit()].replacement = change.name
  }

  private mutating func wrap(
    _ place: ClosedRange<Int>, _ kind: Mutant.Kind, before: (Int) -> String, after: String
  ) {
    let start = bytes(of: place.lowerBound).lowerBound
    let end = bytes(of: place.upperBound).upperBound
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let number = add(kind, place, code: text) else { return }
    // A condition is wrapped before the statement that begins with it, and lies in it.
    let inner = edits[place.lowerBound]?.before ?? ""
    edits[place.lowerBound, default: Edit()].before = before(number) + inner
    // What else ends here lies around this place: it was wrapped before.
    let outer = edits[place.upperBound]?.after ?? ""
    edits[place.upperBound, default: Edit()].after = after + outer
  }

  /// Returns the number of a new mutant; `nil` if it is left out.
  private mutating func add(
    _ kind: Mutant.Kind, _ place: ClosedRange<Int>, code text: String
  ) -> Int? {
    let number = nextNumber
    nextNumber += 1
    guard !excluded.contains(number) else { return nil }
    mutants.append(
      Mutant(
        number: number, file: file, line: code.tokens[place.lowerBound].line,
        lastLine: code.tokens[place.upperBound].line, kind: kind, code: text))
    return number
  }

  // MARK: - Text

  /// Returns the bytes of a token; a string literal ends where the next token begins.
  private func bytes(of index: Int) -> Range<Int> {
    let token = code.tokens[index]
    let start = lineStarts[token.line - 1] + token.column - 1
    guard token.text == "\"" else { return start..<start + token.text.utf8.count }
    var end = bytes.count
    if index + 1 < code.tokens.count {
      let next = code.tokens[index + 1]
      end = lineStarts[next.line - 1] + next.column - 1
    }
    let spaces: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    while end > start, spaces.contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func edited() -> String {
    var (result, offset): ([UInt8], Int) = ([], 0)
    for (index, edit) in edits.sorted(by: { $0.key < $1.key }) {
      let range = bytes(of: index)
      let token = edit.replacement.map { Array($0.utf8) } ?? Array(bytes[range])
      result += bytes[offset..<range.lowerBound] + Array(edit.before.utf8) + token
      result += Array(edit.after.utf8)
      offset = range.upperBound
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }
}
