extension StructureParser {
  /// Passes the braces of a variable or subscript, and says whether they compute its value.
  @discardableResult
  mutating func accessors() -> Bool {
    guard accessor(at: index + 1) != nil else {
      parts[current].counts.implicitGetters += 1
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
    let hasName = text(at: offset) == "("
    if hasName, let closing = tokens[offset].partner { offset = closing + 1 }
    while Vocabulary.effects.contains(text(at: offset)) {
      offset = behindArguments(at: offset + 1)
    }
    let next = text(at: offset)
    if next == "{" { return name }
    // A requirement, which has no body.
    let isLast = next == "" || next == "}" || next == "@" || Vocabulary.modifiers.contains(next)
    return !hasName && !Vocabulary.observers.contains(name)
      && (isLast || Vocabulary.accessors.contains(next)) ? name : nil
  }
}
