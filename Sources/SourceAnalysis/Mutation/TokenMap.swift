/// The structure of a file's tokens: which ones are in bodies, and where statements and conditions
/// begin and end.
struct TokenMap {
  let tokens: [Token]
  /// Whether the innermost brace around a token has statements in it, or the cases of a `switch`.
  private(set) var isInBody: [Bool]
  /// The index of the token that opens the innermost group around a token; -1 outside of all.
  private var parents: [Int]
  private let blocks: [Int: SourceParser.Block]

  init(_ outline: SourceOutline) {
    tokens = outline.tokens
    blocks = outline.blocks
    isInBody = Array(repeating: false, count: tokens.count)
    parents = Array(repeating: -1, count: tokens.count)
    var open: [(index: Int, isInBody: Bool)] = []
    for index in tokens.indices {
      if tokens[index].closes, open.last.map({ tokens[$0.index].partner }) == index {
        open.removeLast()
      }
      isInBody[index] = open.last?.isInBody ?? false
      parents[index] = open.last?.index ?? -1
      guard tokens[index].opens, tokens[index].partner != nil else { continue }
      let isBrace = tokens[index].text == "{"
      open.append((index, isBrace ? blocks[index] != .members : isInBody[index]))
    }
  }

  // MARK: - Statements

  /// Returns the last token of the call or the assignment that begins here as a statement.
  func endOfStatement(at index: Int) -> Int? {
    let token = tokens[index]
    guard isStatementStart(index), token.isWord || token.text == "_",
      !Self.notDropped.contains(token.text)
    else { return nil }
    var end = index
    var last = index
    var hasEffect = false
    // The brace around the statement ends it, or the next statement does.
    let limit = tokens[parents[index]].partner ?? tokens.count
    while end < limit {
      if end > index, isStatementStart(end) || tokens[end].text == ";" { break }
      if end > index, Self.effects.contains(tokens[end].text) { hasEffect = true }
      last = tokens[end].opens ? tokens[end].partner ?? end : end
      end = last + 1
    }
    // An initializer has to set all properties.
    if tokens[index...last].contains(where: { $0.text == "=" }), isInInitializer(index) {
      return nil
    }
    // The only expression of a closure is its result, perhaps.
    let brace = parents[index]
    let isMade = token.text.first?.isUppercase ?? false
    let isFirst = index == brace + 1 || tokens[index - 1].text == "in" && isMade
    let isOnly = isFirst && last + 1 == limit
    return hasEffect && !(isOnly && blocks[brace] == .closure) ? last : nil
  }

  private func isInInitializer(_ index: Int) -> Bool {
    var parent = parents[index]
    while parent >= 0, blocks[parent] != .initializer { parent = parents[parent] }
    return parent >= 0
  }

  /// Whether a token is the first of a statement, directly in a brace.
  private func isStatementStart(_ index: Int) -> Bool {
    guard index > 0, parents[index] >= 0, tokens[parents[index]].text == "{" else { return false }
    let token = tokens[index]
    let previous = tokens[index - 1]
    if previous.text == "{" || previous.text == ";" { return !token.closes }
    guard token.isFirstOnLine else { return false }
    if token.text == "." || token.text == "?" || token.text == ":" || token.closes { return false }
    if token.kind == .operator || token.text == "{" || token.text == "else" { return false }
    // A line that ends in an operator or a comma goes on.
    return previous.kind != .operator && previous.text != "," && previous.text != "="
  }

  private static let notDropped: Set<String> = [
    "if", "guard", "while", "for", "switch", "case", "default", "return", "let", "var", "func",
    "defer", "do", "catch", "throw", "break", "continue", "repeat", "else", "struct", "enum",
    "class",
    "get", "set", "willSet", "didSet", "lazy", "static", "private", "typealias", "fallthrough",
    "super", "@", "true", "false", "nil", "in",
  ]

  /// What a call or an assignment has, outside of its groups.
  private static let effects: Set<String> = ["(", "{", "=", "+=", "-=", "*=", "/="]

  // MARK: - Conditions

  /// Returns the parts of a condition that are plain truth values.
  func conditions(after keyword: Int) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var start = keyword + 1
    var index = start
    while index < tokens.count {
      let text = tokens[index].text
      if text == "," || text == "{" || text == "else" {
        if start < index, isPlain(tokens[start].text) { found.append(start...index - 1) }
        guard text == "," else { break }
        start = index + 1
      }
      index = (tokens[index].opens ? tokens[index].partner ?? index : index) + 1
    }
    return found
  }

  private func isPlain(_ first: String) -> Bool {
    !["let", "var", "case", "#available", "#unavailable", "_"].contains(first)
  }

  /// Whether an `if` gives a value, which needs a branch for each outcome.
  func isExpression(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].text == "=" || tokens[index - 1].text == "return")
  }

  /// Whether a literal stands in the pattern of a `case`, on the same line.
  func isPattern(_ index: Int) -> Bool {
    for token in tokens[..<index].reversed() {
      if token.text == ":" || token.text == "{" || token.text == "=" { return false }
      if token.text == "case", !token.isMember { return true }
      if token.isFirstOnLine { return false }
    }
    return false
  }
}
