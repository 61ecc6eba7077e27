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
      scopes[current].properties += names.map {
        PropertyOutline(
          name: $0.text, line: $0.line, isLet: isLet, modifiers: prefix.modifiers,
          attributes: prefix.attributes, type: Array(tokens[type]),
          initializer: Array(tokens[initializer]), isComputed: isComputed)
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
}
