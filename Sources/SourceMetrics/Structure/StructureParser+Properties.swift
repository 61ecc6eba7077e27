extension StructureParser {
  mutating func property(in block: Block) {
    let isLet = text == "let"
    advance()
    repeat {
      let names = pattern()
      var isStored = true
      if text == ":" {
        passType()
        if text == "{" { isStored = !accessors() }
      }
      // What is local is not stored in the type, and its initial value is a statement like others.
      guard block == .members else { return }
      if isStored, isLet { parts[current].counts.storedLets += names }
      if isStored, !isLet { parts[current].counts.storedVars += names }
      if text == "=" { initialValue() }
    } while passComma()
  }

  private mutating func initialValue() {
    while index < end, !isAtNextDeclaration, !isAtNextName { statement() }
  }

  private mutating func passComma() -> Bool {
    guard text == "," else { return false }
    advance()
    return true
  }

  /// Whether the comma here is followed by a further variable of the same declaration.
  private var isAtNextName: Bool {
    text == "," && [":", "="].contains(text(at: index + 2))
  }

  /// Passes a name or a tuple of names, and says how many they are.
  private mutating func pattern() -> Int {
    guard text == "(", let closing = tokens[index].partner else {
      guard !isAtEnd, tokens[index].kind == .word else { return 0 }
      defer { advance() }
      return text == "_" ? 0 : 1
    }
    var names = 0
    while index <= closing, index < end {
      let isName = tokens[index].kind == .word && text != "_" && text(at: index + 1) != ":"
      names += isName ? 1 : 0
      advance()
    }
    return names
  }

  /// Passes the type of a variable.
  private mutating func passType() {
    advance()
    var angles = 0
    while index < end, !isAtEndOfType, angles > 0 || text != "," {
      angles += text == "<" ? 1 : text == ">" ? -1 : 0
      expression()
    }
  }

  private var isAtEndOfType: Bool {
    if ["=", "{", ";"].contains(text) { return true }
    return tokens[index].isFirstOnLine && !Vocabulary.continuesType.contains(text)
      && !Vocabulary.awaitsMore.contains(tokens[index - 1].text)
  }
}
