/// Finds the declarations of one file, and what each of its braces holds, from the tokens alone.
///
/// The file need not compile. It passes each token once and keeps a list of the groups around it. A
/// word before a brace decides what the brace holds; a brace without such a word is a closure.
struct SourceParser {
  /// What a group holds.
  enum Block {
    /// The declarations of a file or a type.
    case members
    case statements, closure, initializer, accessors
    /// What is in a bracket or in an interpolation.
    case expression
  }

  /// What the next brace in a group belongs to.
  private enum Head {
    /// To no declaration or statement: it is a closure.
    case none
    case body, initializer, condition
    /// To the condition of a `guard`, as all up to `else`.
    case guardCondition
    /// To a variable with a type and, so far, without a value: it is its getter.
    case variable
  }

  /// A group around the next token.
  private struct Group {
    let block: Block
    /// The index of the token that closes it.
    let end: Int
    /// The index of the scope after it.
    let outer: Int
    var head = Head.none
  }

  /// The limit for nested groups: what is deeper is only passed.
  private static let deepest = 64

  let tokens: [Token]
  private(set) var imports: [SourceOutline.Import] = []
  /// The file, then the types and extensions in the order of their keywords.
  private(set) var scopes = [TypeOutline.file]
  /// The blocks, by the index of the brace that opens them.
  private(set) var blocks: [Int: Block] = [:]
  /// The index of the next token.
  private var index = 0
  /// The index of the scope around the next token.
  private var current = 0
  private var groups: [Group]
  /// The index up to which modifiers are known to precede no declaration.
  private var passed = 0
  /// The index of the `while` after the body of a `repeat`, which has no body of its own.
  private var endOfRepeat = -1

  /// Parses a whole text.
  init(_ text: [UInt8]) {
    tokens = TokenReader.tokens(in: text)
    groups = [Group(block: .members, end: tokens.count, outer: 0)]
    while index < tokens.count { next() }
  }

  private var block: Block { groups[groups.count - 1].block }

  private var head: Head {
    get { groups[groups.count - 1].head }
    set { groups[groups.count - 1].head = newValue }
  }

  /// Passes a token with what it opens or closes, or the words of a declaration.
  private mutating func next() {
    if groups.count > 1, let group = groups.last, group.end == index {
      groups.removeLast()
      // A segment between two interpolations opens the next group.
      if !tokens[index].opens { pass(to: index + 1) }
      return current = group.outer
    }
    if tokens[index].opens { return open(tokens[index].text == "{" ? braceBlock() : .expression) }
    if block == .expression || block == .accessors { pass(to: index + 1) } else { item() }
  }

  /// Passes the tokens before an index.
  private mutating func pass(to end: Int) { index = max(index, min(end, tokens.count)) }

  /// Passes the token that opens a group.
  ///
  /// A brace that is never closed holds the rest of the file. A bracket that is never closed opens
  /// nothing.
  private mutating func open(_ block: Block, outer: Int? = nil) {
    let isBrace = tokens[index].text == "{"
    let end = tokens[index].partner ?? (isBrace ? tokens.count : nil)
    if isBrace { blocks[index] = block }
    pass(to: index + 1)
    if let end, groups.count < Self.deepest {
      groups.append(Group(block: block, end: end, outer: outer ?? current))
    } else if let outer {
      current = outer
    }
  }

  /// Returns what the next brace holds.
  private mutating func braceBlock() -> Block {
    if block == .accessors { return .statements }
    let last = head
    if last == .guardCondition || last == .condition && isClosureInCondition { return .closure }
    head = .none
    switch last {
    case .initializer: return .initializer
    case .condition: return .statements
    case .body, .variable: return accessor(at: index + 1) == nil ? .statements : .accessors
    case .none, .guardCondition:
      let accessor = accessor(at: index + 1)
      return accessor.map(Vocabulary.observers.contains) == true ? .accessors : .closure
    }
  }

  /// Whether the next brace in a condition begins a closure.
  ///
  /// By the compiler's rule, the token after its end decides.
  private var isClosureInCondition: Bool {
    guard let closing = tokens[index].partner, closing + 1 < tokens.count else { return false }
    let next = tokens[closing + 1]
    switch next.text {
    case "{", "where", ",": return true
    case "(", "[", ".", "is", "as", ":", "=": return !next.isFirstOnLine
    default: return next.kind == .operator && !next.isFirstOnLine
    }
  }

  // MARK: - Declarations and statements

  /// Passes a declaration's words, the keyword of a statement, or another token.
  private mutating func item() {
    if head == .variable, tokens[index].isFirstOnLine, !continuesType { head = .none }
    guard !tokens[index].isMember else { return pass(to: index + 1) }
    let prefix = index < passed ? DeclarationPrefix(end: index) : tokens.prefix(at: index)
    if tokens.isTypeKeyword(at: prefix.end) { return type(prefix.end) }
    passed = max(passed, prefix.end)
    let start = prefix.end
    if Vocabulary.members.contains(tokens.text(at: start)) { pass(to: start) }
    guard index < tokens.count else { return }
    switch tokens[index].text {
    case "func", "subscript", "deinit", "init": function()
    case "var", "let":
      guard head != .condition, head != .guardCondition else { break }
      if block == .members { properties(prefix.modifiers) }
      head = .variable
    case "case" where block == .members: enumCases()
    case "import": importDeclaration()
    case "=": if head == .variable { head = .none }
    case "while" where index == endOfRepeat: break
    case "if", "while", "for", "switch", "catch": head = .condition
    case "guard": head = .guardCondition
    case "repeat":
      endOfRepeat = tokens[min(index + 1, tokens.count - 1)].partner.map { $0 + 1 } ?? -1
      head = .body
    case "else", "do", "defer", "precedencegroup": head = .body
    default: break
    }
    if index < tokens.count, !tokens[index].opens { pass(to: index + 1) }
  }

  /// Whether the next token, the first on its line, continues the type of a variable.
  private var continuesType: Bool {
    Vocabulary.continuesType.contains(tokens[index].text)
      || Vocabulary.awaitsMore.contains(tokens.text(at: index - 1))
  }

  private mutating func importDeclaration() {
    var name = index + 1
    // `import struct Foundation.Data` declares no type.
    let word = tokens.text(at: name)
    if Vocabulary.types.contains(word) || Vocabulary.members.contains(word) { name += 1 }
    guard name < tokens.count else { return }
    imports.append(SourceOutline.Import(module: tokens[name].text, line: tokens[index].line))
    pass(to: name)
  }

  private mutating func function() {
    let (keyword, isMember) = (tokens[index], block == .members)
    head = keyword.text == "init" ? .initializer : .body
    // The name of an operator may be any token.
    if keyword.text == "func" { pass(to: index + 1) }
    guard isMember, index < tokens.count else { return }
    scopes[current].functions.append(MemberOutline(name: tokens[index].text, line: keyword.line))
  }

  /// Notes the cases of an enum that one `case` declares.
  private mutating func enumCases() {
    var offset = index
    repeat {
      offset += 1
      guard offset < tokens.count, tokens[offset].isWord else { return }
      let name = tokens[offset]
      scopes[current].cases.append(MemberOutline(name: name.text, line: name.line))
      offset += 1
      if tokens.text(at: offset) == "(" { offset = tokens.next(after: offset) }
      if tokens.text(at: offset) == "=" {
        while offset < tokens.count, tokens[offset].text != ",", !tokens[offset].isFirstOnLine {
          offset += 1
        }
      }
    } while tokens.text(at: offset) == ","
  }

  /// Notes the variables that one `let` or `var` declares.
  private mutating func properties(_ modifiers: [String]) {
    let isLet = tokens[index].text == "let"
    let isStatic = modifiers.contains { ["static", "class"].contains($0) }
    let end = groups[groups.count - 1].end
    var (names, offset): ([Token], Int) = ([], index)
    repeat {
      names += tokens.names(at: offset + 1)
      let start = min(end, tokens.next(after: offset + 1))
      offset = start
      var (hasValue, accessors): (Bool, Int?) = (false, nil)
      while offset < end, !tokens.beginsDeclaration(at: offset), accessors == nil {
        let text = tokens[offset].text
        if text == ",", [":", "="].contains(tokens.text(at: offset + 2)) { break }
        if text == ",", offset == start { break }
        if text == "let" || text == "var" { break }
        if text == "=" { hasValue = true }
        if text == "{", !hasValue { accessors = offset }
        offset = tokens.next(after: offset)
      }
      // In `a, b: Int` both variables are of the type that follows the last one.
      if tokens.text(at: offset) == ",", offset == start { continue }
      let isComputed = accessors.map {
        !Vocabulary.observers.contains(accessor(at: $0 + 1) ?? "get")
      }
      let words = tokens[start..<max(start, accessors ?? min(offset, end))]
      scopes[current].properties += names.map {
        PropertyOutline(
          name: $0.text, line: $0.line, isLet: isLet, isStatic: isStatic,
          isComputed: isComputed ?? false, words: words.filter(\.isWord).map(\.text))
      }
      names = []
    } while offset < end && tokens[offset].text == ","
  }

  /// Returns the accessor that begins at an index with an attribute, a modifier or its name.
  private func accessor(at start: Int) -> String? {
    let name = tokens.prefix(at: start).end
    let word = tokens.text(at: name)
    guard Vocabulary.accessors.contains(word) else { return nil }
    let next = tokens.text(at: name + 1)
    if next == "(" { return tokens.text(at: tokens.next(after: name + 1)) == "{" ? word : nil }
    return Vocabulary.followsAccessor.contains(next) ? word : nil
  }

  // MARK: - Types

  /// Passes the words before a type or an extension and its header, and opens its members.
  private mutating func type(_ keyword: Int) {
    let outer = current
    var opening = keyword + 1
    while opening < tokens.count, tokens[opening].text != "{",
      !tokens.beginsDeclaration(at: opening), !tokens.isTypeKeyword(at: opening)
    {
      opening = opening == keyword + 1 ? opening + 1 : tokens.next(after: opening)
    }
    let header = keyword + 1..<min(opening, tokens.count)
    let kind = TypeKind(rawValue: tokens[keyword].text) ?? .extension
    let name = kind == .extension ? tokens.extendedName(in: header) : tokens[keyword + 1].text
    let around = scopes[current]
    var type = TypeOutline(
      kind: kind, name: around.name.isEmpty ? name : around.name + "." + name,
      line: tokens[keyword].line, isInBody: block != .members || around.isInBody)
    type.inherited = tokens.inheritedNames(in: header)
    scopes.append(type)
    current = scopes.count - 1
    head = .none
    pass(to: opening)
    if tokens.text(at: opening) == "{" {
      open(.members, outer: outer)
    } else {
      current = outer
    }
  }
}
