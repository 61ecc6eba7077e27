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

  // MARK: - Types

  /// The offset of the keyword of the type that is declared here, behind attributes and modifiers.
  private mutating func typeKeyword() -> Int? {
    guard index >= noTypeBefore else { return nil }
    var offset = index
    while offset < end {
      switch text(at: offset) {
      case "@": offset = behindAttribute(at: offset)
      case "class" where isModifier(at: offset + 1): offset += 1
      case let word where Vocabulary.types.contains(word):
        noTypeBefore = offset
        return isNamed(word, at: offset + 1) ? offset : nil
      case let word where Vocabulary.modifiers.contains(word):
        offset = behindArguments(at: offset + 1)
      default:
        noTypeBefore = offset
        return nil
      }
    }
    noTypeBefore = offset
    return nil
  }

  /// Whether the name of a type stands at this offset, behind what would be its keyword.
  private func isNamed(_ keyword: String, at offset: Int) -> Bool {
    guard offset < end else { return false }
    // `actor` alone may be the name of anything.
    if keyword == "actor", !["{", ":", "<", "where"].contains(text(at: offset + 1)) {
      return false
    }
    return tokens[offset].kind == .word || keyword == "extension" && tokens[offset].text == "["
  }

  /// Whether `class` before this offset makes a member one of the type, as `static` does.
  private func isModifier(at offset: Int) -> Bool {
    let word = text(at: offset)
    return Vocabulary.modifiers.contains(word) || Vocabulary.members.contains(word)
  }

  private func behindAttribute(at offset: Int) -> Int {
    var offset = offset + 2
    while text(at: offset) == "." { offset += 2 }
    return behindArguments(at: offset)
  }

  /// Behind the arguments of an attribute or modifier, which follow it without a space.
  private func behindArguments(at offset: Int) -> Int {
    guard text(at: offset) == "(", !tokens[offset].isSpaced else { return offset }
    return (tokens[offset].partner ?? offset) + 1
  }

  private mutating func type(_ keyword: Int, isInBody: Bool) {
    let outer = (part: current, closures: closures)
    let kind = TypeKind(rawValue: text(at: keyword)) ?? .extension
    let isPrivate = ["private", "fileprivate"].contains { access in
      tokens[index..<keyword].contains { $0.text == access }
    }
    let around = parts[current]
    let name = kind == .extension ? extendedName(from: keyword + 1) : text(at: keyword + 1)
    parts.append(
      TypePart(
        name: around.name.isEmpty ? name : around.name + "." + name, kind: kind,
        isLocal: kind != .extension && (isPrivate || isInBody || around.isLocal)))
    current = parts.count - 1
    closures = 0
    while index <= keyword { advance() }
    passHeader()
    if text == "{" { block(.members) }
    (current, closures) = outer
  }

  /// The name of the type that an extension extends, without generic arguments.
  private func extendedName(from start: Int) -> String {
    if text(at: start) == "[" {
      let group = tokens[start..<(tokens[start].partner ?? start + 1)]
      return group.contains { $0.text == ":" } ? "Dictionary" : "Array"
    }
    var name = ""
    var angles = 0
    var offset = start
    while offset < end, !["{", ":", "where"].contains(text(at: offset)) {
      let word = text(at: offset)
      angles += word == "<" ? 1 : 0
      if angles == 0 { name += word }
      angles -= word == ">" ? 1 : 0
      offset += 1
    }
    return name.hasSuffix("?") ? "Optional" : name
  }

  // MARK: - Functions

  private mutating func function() {
    let keyword = text
    advance()
    // The name of an operator may be any.
    if keyword == "func" { advance() }
    passHeader()
    guard text == "{" else { return }
    if keyword == "subscript" { accessors() } else { body() }
  }

  /// Passes what stands before a body: up to its brace, or to the next declaration if there is none.
  private mutating func passHeader() {
    while index < end, text != "{", !isAtNextDeclaration { expression() }
  }

  /// Whether a line begins here and a declaration with it, or the one before ends.
  private var isAtNextDeclaration: Bool {
    if text == ";" { return true }
    guard tokens[index].isFirstOnLine, Vocabulary.beginsDeclaration.contains(text) else {
      return false
    }
    return index == 0 || !Vocabulary.awaitsMore.contains(tokens[index - 1].text)
  }

  private mutating func body() {
    parts[current].counts.bodies += 1
    parts[current].counts.decide()
    let start = index
    block(.statements)
    let last = index - 1
    let lines = tokens[last].line - tokens[start].line + 1
    let counts = parts[current].counts
    parts[current].counts.longestBody = max(counts.longestBody, lines)
    parts[current].counts.longestBodyTokens = max(counts.longestBodyTokens, index - start)
  }

  // MARK: - Properties

  private mutating func property(in block: Block) {
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

  // MARK: - Accessors

  /// Passes the braces of a variable or subscript, and says whether they compute its value.
  @discardableResult
  mutating func accessors() -> Bool {
    guard accessor(at: index + 1) != nil else {
      parts[current].counts.implicitGetters += 1
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

  /// The accessor whose declaration begins here, with its attributes and modifiers.
  func accessor(at start: Int) -> String? {
    var offset = start
    while true {
      if text(at: offset) == "@" {
        offset = behindAttribute(at: offset)
      } else if Vocabulary.modifiers.contains(text(at: offset)) {
        offset += 1
      } else {
        break
      }
    }
    let name = text(at: offset)
    guard Vocabulary.accessors.contains(name) else { return nil }
    offset += 1
    if text(at: offset) == "(", let closing = tokens[offset].partner { offset = closing + 1 }
    while Vocabulary.effects.contains(text(at: offset)) {
      offset = behindArguments(at: offset + 1)
    }
    let next = text(at: offset)
    if next == "{" { return name }
    // A requirement, which has no body.
    let isLast = next == "" || next == "}" || next == "@" || Vocabulary.modifiers.contains(next)
    return !Vocabulary.observers.contains(name)
      && (isLast || Vocabulary.accessors.contains(next)) ? name : nil
  }
}
