extension StructureParser {
  /// Passes what comes next in a block: a declaration or its beginning, a part of a statement.
  mutating func item(in block: Block) {
    guard !tokens[index].isMember else { return advance() }
    if let keyword = typeKeyword() { return type(keyword, isInBody: block != .members) }
    switch text {
    case "func", "init", "deinit", "subscript": function()
    case "var", "let": property(in: block)
    case "case" where block == .cases: switchCase()
    case "default" where block == .cases: advance()
    case "import":
      advance()
      // `import struct Foundation.Data` declares none.
      if Vocabulary.types.contains(text) || Vocabulary.members.contains(text) { advance() }
    case "precedencegroup":
      passHeader()
      if text == "{" { group { $0.advance() } }
    default: statement()
    }
  }

  mutating func function() {
    let keyword = text
    advance()
    // The name of an operator may be any.
    let start = keyword == "func" ? index : index - 1
    if keyword == "func" { advance() }
    passHeader()
    guard text == "{" else { return }
    if keyword == "subscript" { accessors() } else { body(from: start) }
  }

  /// Passes what stands before a body: up to its brace, or to the next declaration if there is none.
  mutating func passHeader() {
    while index < end, text != "{", !isAtNextDeclaration { expression() }
  }

  /// Whether a line begins here and a declaration with it, or the one before ends.
  var isAtNextDeclaration: Bool {
    if text == ";" { return true }
    guard tokens[index].isFirstOnLine, Vocabulary.beginsDeclaration.contains(text) else {
      return false
    }
    return index == 0 || !Vocabulary.awaitsMore.contains(tokens[index - 1].text)
  }

  /// Passes a body, whose declaration names it at an offset.
  mutating func body(from name: Int) {
    let isLocal = isInBody
    if !isLocal { bodies.append((tokens[name].start, 0)) }
    isInBody = true
    parts[current].counts.bodies += 1
    decide()
    let start = index
    block(.statements)
    isInBody = isLocal
    let last = index - 1
    let lines = tokens[last].line - tokens[start].line + 1
    let counts = parts[current].counts
    parts[current].counts.longestBody = max(counts.longestBody, lines)
    parts[current].counts.longestBodyTokens = max(counts.longestBodyTokens, index - start)
  }
}
