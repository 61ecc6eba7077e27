extension SourceParser {
  /// Passes the braces of a variable or subscript, and returns whether they compute its value.
  @discardableResult
  mutating func accessors() -> Bool {
    guard accessor(at: index + 1) != nil else {
      scopes[current].counts.implicitGetters += 1
      body(from: index)
      return true
    }
    var isComputed = false
    var start = index
    group { parser in
      if parser.text == "{" { return parser.body(from: start) }
      if let name = parser.accessor(at: parser.index) {
        start = parser.index
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
