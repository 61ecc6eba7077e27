extension SourceParser {
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
    let outer = (scope: current, closures: closures)
    scopes.append(outline(prefix, isInBody: isInBody))
    current = scopes.count - 1
    closures = 0
    while index <= keyword { advance() }
    let header = index
    passHeader()
    scopes[current].inherited = inheritedNames(in: header..<index)
    if text == "{" { block(.members) }
    (current, closures) = outer
  }

  private func outline(_ prefix: Prefix, isInBody: Bool) -> TypeOutline {
    let keyword = prefix.end
    let around = scopes[current]
    let kind = TypeKind(rawValue: text(at: keyword)) ?? .extension
    let name = kind == .extension ? extendedName(from: keyword + 1) : text(at: keyword + 1)
    let isPrivate = ["private", "fileprivate"].contains(where: prefix.modifiers.contains)
    return TypeOutline(
      kind: kind, name: around.name.isEmpty ? name : around.name + "." + name,
      line: tokens[keyword].line, modifiers: prefix.modifiers, attributes: prefix.attributes,
      isInBody: isInBody || around.isInBody,
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
