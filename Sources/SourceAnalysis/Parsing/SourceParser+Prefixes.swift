extension SourceParser {
  /// The attributes and modifiers before the keyword of a declaration.
  struct Prefix {
    /// Without `@` and without arguments.
    var attributes: [String] = []
    /// With arguments, as in `private(set)`.
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
        prefix.attributes.append(text(offset + 1..<prefix.end))
        prefix.end = endOfArguments(at: prefix.end)
      // Before another keyword `class` means the same as `static`; elsewhere it declares a class.
      case "class" where !Vocabulary.followsClass.contains(text(at: offset + 1)):
        return prefix
      case let word where Vocabulary.modifiers.contains(word):
        prefix.end = word == "class" ? offset + 1 : endOfArguments(at: offset + 1)
        prefix.modifiers.append(text(offset..<prefix.end))
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

  private func text(_ range: Range<Int>) -> String {
    tokens[range.clamped(to: range.lowerBound..<max(end, range.lowerBound))].map(\.text).joined()
  }
}
