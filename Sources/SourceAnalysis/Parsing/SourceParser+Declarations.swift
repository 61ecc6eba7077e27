extension SourceParser {
  /// Passes the next item of a block: a declaration, the head of one, or a part of a statement.
  mutating func item(in block: Block) {
    guard !tokens[index].isMember else { return advance() }
    let prefix = prefix(at: index)
    if isTypeKeyword(at: prefix.end) { return type(prefix, isInBody: block != .members) }
    while index < prefix.end { expression() }
    guard index < end else { return }
    switch text {
    case "func", "init", "deinit", "subscript": function(in: block)
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
      if text == "(" { expression() }
      scopes[current].cases.append(MemberOutline(name: name.text, line: name.line))
      if text == "=" { while index < end, text != ",", !isAtNextDeclaration { statement() } }
    } while text == ","
  }

  private mutating func function(in block: Block) {
    let (keyword, line) = (text, tokens[index].line)
    advance()
    // The name of an operator may be any token.
    let name = keyword == "func" ? index : index - 1
    if keyword == "func" { advance() }
    passHeader()
    let opening = index
    if text == "{" {
      if keyword == "subscript" { accessors() } else { body() }
      if keyword == "init" { blocks[opening] = .initializer }
    }
    guard block == .members, name < end else { return }
    scopes[current].functions.append(MemberOutline(name: tokens[name].text, line: line))
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
  mutating func body() {
    scopes[current].counts.bodies += 1
    decide()
    block(.statements)
  }

  // MARK: - Attributes and modifiers

  /// The attributes and modifiers before the keyword of a declaration.
  struct Prefix {
    /// Without arguments.
    var modifiers: [String] = []
    /// The index of the first token after them.
    var end: Int
  }

  /// Returns the attributes and modifiers that begin at an index; nothing is passed.
  func prefix(at start: Int) -> Prefix {
    var prefix = Prefix(end: start)
    while prefix.end < end {
      let offset = prefix.end
      switch text(at: offset) {
      case "@":
        prefix.end = endOfName(at: offset + 1)
        prefix.end = endOfArguments(at: prefix.end)
      // Before another keyword `class` means the same as `static`; elsewhere it declares a class.
      case "class" where !Vocabulary.followsClass.contains(text(at: offset + 1)):
        return prefix
      case let word where Vocabulary.modifiers.contains(word):
        prefix.end = word == "class" ? offset + 1 : endOfArguments(at: offset + 1)
        prefix.modifiers.append(word)
      default: return prefix
      }
    }
    prefix.end = end
    return prefix
  }

  /// Returns the index after the name of an attribute.
  private func endOfName(at offset: Int) -> Int {
    var offset = offset + 1
    while text(at: offset) == "." { offset += 2 }
    return offset
  }

  /// Returns the index after arguments, which follow an attribute or modifier without a space.
  func endOfArguments(at offset: Int) -> Int {
    guard text(at: offset) == "(", !tokens[offset].isSpaced else { return offset }
    return (tokens[offset].partner ?? offset) + 1
  }

  // MARK: - Types

  /// Whether the token at an index is the keyword of a type's declaration.
  func isTypeKeyword(at keyword: Int) -> Bool {
    let word = text(at: keyword)
    let name = keyword + 1
    guard Vocabulary.types.contains(word), name < end else { return false }
    // Only `actor` can also be a name.
    if word == "actor", !["{", ":", "<", "where"].contains(text(at: name + 1)) { return false }
    return tokens[name].isWord || word == "extension" && tokens[name].text == "["
  }

  /// Passes a type or an extension, from its attributes to its closing brace.
  mutating func type(_ prefix: Prefix, isInBody: Bool) {
    let keyword = prefix.end
    let outer = current
    scopes.append(outline(prefix, isInBody: isInBody))
    current = scopes.count - 1
    while index <= keyword { advance() }
    let header = index
    passHeader()
    scopes[current].inherited = inheritedNames(in: header..<index)
    if text == "{" { block(.members) }
    current = outer
  }

  private func outline(_ prefix: Prefix, isInBody: Bool) -> TypeOutline {
    let keyword = prefix.end
    let around = scopes[current]
    let kind = TypeKind(rawValue: text(at: keyword)) ?? .extension
    let name = kind == .extension ? extendedName(from: keyword + 1) : text(at: keyword + 1)
    let isPrivate = ["private", "fileprivate"].contains(where: prefix.modifiers.contains)
    return TypeOutline(
      kind: kind, name: around.name.isEmpty ? name : around.name + "." + name,
      line: tokens[keyword].line, isInBody: isInBody || around.isInBody,
      isLocal: kind != .extension && (isPrivate || isInBody || around.isLocal))
  }

  /// Returns the names in the inheritance clause, given the indices between keyword and brace.
  private func inheritedNames(in header: Range<Int>) -> [String] {
    let clauses = header.prefix { text(at: $0) != "where" }
    var nesting = 0
    let colon = clauses.first { offset in
      nesting += ["<", "["].contains(text(at: offset)) ? 1 : 0
      nesting -= [">", "]"].contains(text(at: offset)) ? 1 : 0
      return text(at: offset) == ":" && nesting == 0
    }
    guard let colon else { return [] }
    return tokens[colon..<clauses.upperBound].filter(\.isWord).map(\.text)
  }

  /// Returns the name of the type that an extension extends, without generic arguments.
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
}
