extension SourceParser {
  /// Passes the next item of a block: a declaration, the head of one, or a part of a statement.
  mutating func item(in block: Block) {
    guard !tokens[index].isMember else { return advance() }
    let prefix = prefix(at: index)
    if isTypeKeyword(at: prefix.end) { return type(prefix, isInBody: block != .members) }
    while index < prefix.end { expression() }
    guard index < end else { return }
    switch text {
    case "func", "init", "deinit", "subscript": function(prefix, in: block)
    case "var", "let": property(prefix, in: block)
    case "case" where block == .members: enumCases()
    case "case" where block == .cases: switchCase()
    case "default" where block == .cases: advance()
    case "import": importDeclaration()
    case "precedencegroup":
      passHeader()
      if text == "{" { group { $0.advance() } }
    default: statement()
    }
  }

  private mutating func importDeclaration() {
    let line = tokens[index].line
    advance()
    // `import struct Foundation.Data` declares no type.
    if Vocabulary.types.contains(text) || Vocabulary.members.contains(text) { advance() }
    guard !isAtEnd else { return }
    imports.append(SourceOutline.Import(module: text, line: line))
  }

  /// Passes the cases of an enum that one `case` declares.
  private mutating func enumCases() {
    repeat {
      advance()
      guard !isAtEnd, tokens[index].isWord else { return }
      let name = tokens[index]
      advance()
      let start = index
      if text == "(" { expression() }
      let payload = Array(tokens[start..<index])
      scopes[current].cases.append(.init(name: name.text, line: name.line, payload: payload))
      if text == "=" { while index < end, text != ",", !isAtNextDeclaration { statement() } }
    } while text == ","
  }

  private mutating func function(_ prefix: Prefix, in block: Block) {
    let (keyword, line) = (text, tokens[index].line)
    advance()
    // The name of an operator may be any token.
    let name = keyword == "func" ? index : index - 1
    if keyword == "func" { advance() }
    let header = index
    passHeader()
    let (parameters, result) = signature(in: header..<index)
    let opening = index
    if text == "{" {
      if keyword == "subscript" { accessors() } else { body(from: name) }
      if keyword == "init" { blocks[opening] = .initializer }
    }
    guard block == .members, name < end else { return }
    let closing = opening < index ? tokens[opening].partner ?? index : opening
    scopes[current].functions.append(
      FunctionOutline(
        name: tokens[name].text, line: line, modifiers: prefix.modifiers, parameters: parameters,
        result: result, body: min(opening + 1, closing)..<closing))
  }

  /// Returns the parameters and the type of the result, given the indices between name and body.
  private func signature(in header: Range<Int>) -> (parameters: [Token], result: [Token]) {
    guard let open = header.first(where: { tokens[$0].text == "(" }),
      let close = tokens[open].partner
    else { return ([], []) }
    var result: [Token] = []
    var offset = close + 1
    var isAfterArrow = false
    while offset < header.upperBound, text(at: offset) != "where" {
      let next = min((tokens[offset].partner ?? offset) + 1, header.upperBound)
      if isAfterArrow { result += tokens[offset..<next] }
      if text(at: offset) == "->" { isAfterArrow = true }
      offset = next
    }
    return (Array(tokens[open...close]), result)
  }

  /// Passes the tokens before a body: to its brace, or to the next declaration if it has none.
  mutating func passHeader() {
    while index < end, text != "{", !isAtNextDeclaration { expression() }
  }

  /// Whether the next token begins a declaration on a line of its own, or is a semicolon.
  var isAtNextDeclaration: Bool {
    if text == ";" { return true }
    guard tokens[index].isFirstOnLine, Vocabulary.beginsDeclaration.contains(text) else {
      return false
    }
    return index == 0 || !Vocabulary.awaitsMore.contains(tokens[index - 1].text)
  }

  /// Passes a body.
  ///
  /// - Parameter name: the index of the token that names it.
  mutating func body(from name: Int) {
    let isLocal = isInBody
    if !isLocal {
      bodies.append(BodyStructure(line: tokens[name].line, column: tokens[name].column))
    }
    isInBody = true
    scopes[current].counts.bodies += 1
    decide()
    let start = index
    block(.statements)
    isInBody = isLocal
    let lines = tokens[index - 1].codeLine - tokens[start].codeLine + 1
    let counts = scopes[current].counts
    scopes[current].counts.longestBody = max(counts.longestBody, lines)
    scopes[current].counts.longestBodyTokens = max(counts.longestBodyTokens, index - start)
  }
}
