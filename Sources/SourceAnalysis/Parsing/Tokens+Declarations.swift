/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationPrefix {
  /// Without arguments.
  var modifiers: [String] = []
  /// The index of the first token after them.
  var end: Int
}

/// What the parser asks of tokens; nothing is passed.
extension [Token] {
  /// Returns the text of a token; empty outside of the text.
  func text(at index: Int) -> String { indices.contains(index) ? self[index].text : "" }

  /// Returns the index after a token, or after the group that it opens.
  func next(after index: Int) -> Int {
    (indices.contains(index) ? self[index].partner ?? index : index) + 1
  }

  /// Whether a token begins a declaration on a line of its own, or is a semicolon.
  func beginsDeclaration(at index: Int) -> Bool {
    if text(at: index) == ";" { return true }
    guard self[index].isFirstOnLine, Vocabulary.beginsDeclaration.contains(self[index].text) else {
      return false
    }
    return !Vocabulary.awaitsMore.contains(text(at: index - 1))
  }

  /// Returns the attributes and modifiers that begin at an index.
  func prefix(at start: Int) -> DeclarationPrefix {
    var prefix = DeclarationPrefix(end: start)
    while prefix.end < count {
      let offset = prefix.end
      switch self[offset].text {
      case "@":
        var name = offset + 1
        while text(at: name + 1) == "." { name += 2 }
        prefix.end = endOfArguments(at: name + 1)
      // Before another keyword `class` means the same as `static`; elsewhere it declares a class.
      case "class" where !Vocabulary.followsClass.contains(text(at: offset + 1)):
        return prefix
      case let word where Vocabulary.modifiers.contains(word):
        prefix.end = word == "class" ? offset + 1 : endOfArguments(at: offset + 1)
        prefix.modifiers.append(word)
      default: return prefix
      }
    }
    prefix.end = count
    return prefix
  }

  /// Returns the index after arguments, which follow an attribute or modifier without a space.
  private func endOfArguments(at index: Int) -> Int {
    guard text(at: index) == "(", !self[index].isSpaced else { return index }
    return next(after: index)
  }

  /// Whether the token at an index is the keyword of a type's declaration.
  func isTypeKeyword(at index: Int) -> Bool {
    let name = index + 1
    guard name < count, Vocabulary.types.contains(self[index].text), !self[index].isMember else {
      return false
    }
    // Only `actor` can also be a name.
    if self[index].text == "actor", !["{", ":", "<", "where"].contains(text(at: name + 1)) {
      return false
    }
    return self[name].isWord || self[index].text == "extension" && self[name].text == "["
  }

  /// Returns the name, or the names of a tuple, that a `let` or `var` before an index declares.
  func names(at index: Int) -> [Token] {
    guard index < count else { return [] }
    let pattern = self[index..<Swift.min(next(after: index), count)]
    return pattern.indices.filter { offset in
      self[offset].isWord && self[offset].text != "_"
        && (pattern.count == 1 || text(at: offset + 1) != ":")
    }.map { self[$0] }
  }

  /// Returns the names in the inheritance clause of a type's header.
  func inheritedNames(in header: Range<Int>) -> [String] {
    let clauses = header.prefix { self[$0].text != "where" }
    var nesting = 0
    let colon = clauses.first { offset in
      nesting += ["<", "["].contains(self[offset].text) ? 1 : 0
      nesting -= [">", "]"].contains(self[offset].text) ? 1 : 0
      return self[offset].text == ":" && nesting == 0
    }
    guard let colon else { return [] }
    return self[colon..<clauses.upperBound].filter(\.isWord).map(\.text)
  }

  /// Returns the name of the type that an extension extends, without generic arguments.
  func extendedName(in header: Range<Int>) -> String {
    let words = self[header].map(\.text)
    guard words.first != "[" else {
      let closing = self[header.lowerBound].partner ?? header.lowerBound + 1
      return self[header.lowerBound..<closing].contains { $0.text == ":" } ? "Dictionary" : "Array"
    }
    let name = words.prefix { ![":", "where", "<"].contains($0) }.joined()
    return name.hasSuffix("?") ? "Optional" : name
  }
}
