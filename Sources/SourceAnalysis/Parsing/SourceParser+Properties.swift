extension SourceParser {
  /// Passes the variables that one `let` or `var` declares.
  mutating func property(_ prefix: Prefix, in block: Block) {
    let isLet = text == "let"
    advance()
    var names: [Token] = []
    repeat {
      names += pattern()
      var (type, isComputed) = (index..<index, false)
      if text == ":" {
        type = passType()
        if text == "{" { isComputed = accessors() }
      }
      // A local variable is not stored in the type. Its initial value is passed as a statement.
      guard block == .members else { return }
      let initializer = text == "=" ? initialValue() : index..<index
      // In `a, b: Int` both variables are of the type that follows the last one.
      if text == ",", type.isEmpty, initializer.isEmpty { continue }
      if !isComputed {
        scopes[current].counts.storedLets += isLet ? names.count : 0
        scopes[current].counts.storedVars += isLet ? 0 : names.count
      }
      let words = (tokens[type] + tokens[initializer]).filter(\.isWord).map(\.text)
      let isStatic = prefix.modifiers.contains { ["static", "class"].contains($0) }
      scopes[current].properties += names.map {
        PropertyOutline(
          name: $0.text, line: $0.line, isLet: isLet, isStatic: isStatic, isComputed: isComputed,
          words: words)
      }
      names = []
    } while passComma()
  }

  /// Passes `=` and what follows, and returns the indices of what follows.
  private mutating func initialValue() -> Range<Int> {
    let start = index + 1
    while index < end, !isAtNextDeclaration, !isAtNextName { statement() }
    return start..<max(start, index)
  }

  private mutating func passComma() -> Bool {
    guard text == "," else { return false }
    advance()
    return true
  }

  /// Whether the next token is a comma before a further variable of the same declaration.
  private var isAtNextName: Bool {
    text == "," && [":", "="].contains(text(at: index + 2))
  }

  /// Passes a name or a tuple of names, and returns the names.
  private mutating func pattern() -> [Token] {
    guard text == "(", let closing = tokens[index].partner else {
      guard !isAtEnd, tokens[index].isWord else { return [] }
      defer { advance() }
      return text == "_" ? [] : [tokens[index]]
    }
    var names: [Token] = []
    while index <= closing, index < end {
      if tokens[index].isWord, text != "_", text(at: index + 1) != ":" {
        names.append(tokens[index])
      }
      advance()
    }
    return names
  }

  /// Passes a colon and the type of a variable, and returns the indices of the type.
  private mutating func passType() -> Range<Int> {
    advance()
    let start = index
    var angles = 0
    while index < end, !isAtEndOfType, angles > 0 || text != "," {
      angles += text == "<" ? 1 : text == ">" ? -1 : 0
      expression()
    }
    return start..<index
  }

  private var isAtEndOfType: Bool {
    if ["=", "{", ";"].contains(text) { return true }
    return tokens[index].isFirstOnLine && !Vocabulary.continuesType.contains(text)
      && !Vocabulary.awaitsMore.contains(tokens[index - 1].text)
  }

  // MARK: - Accessors

  /// Passes the braces of a variable or subscript, and returns whether they compute its value.
  @discardableResult
  mutating func accessors() -> Bool {
    guard accessor(at: index + 1) != nil else {
      body()
      return true
    }
    var isComputed = false
    group { parser in
      if parser.text == "{" { return parser.body() }
      if let name = parser.accessor(at: parser.index) {
        isComputed = isComputed || !Vocabulary.observers.contains(name)
      }
      if parser.text == "(" { parser.group { $0.expression() } } else { parser.advance() }
    }
    return isComputed
  }

  /// Returns the accessor that begins at an index with an attribute, a modifier or its name.
  func accessor(at start: Int) -> String? {
    var offset = prefix(at: start).end
    let name = text(at: offset)
    guard Vocabulary.accessors.contains(name) else { return nil }
    offset += 1
    let hasName = text(at: offset) == "("
    if hasName, let closing = tokens[offset].partner { offset = closing + 1 }
    while Vocabulary.effects.contains(text(at: offset)) {
      offset = endOfArguments(at: offset + 1)
    }
    let next = text(at: offset)
    if next == "{" { return name }
    // Otherwise only a requirement is an accessor: it has no body.
    let isLast = next == "" || next == "}" || next == "@" || Vocabulary.modifiers.contains(next)
    return !hasName && !Vocabulary.observers.contains(name)
      && (isLast || Vocabulary.accessors.contains(next)) ? name : nil
  }
}
