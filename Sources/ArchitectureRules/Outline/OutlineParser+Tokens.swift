// What of the tokens belongs together.

extension OutlineParser {
  /// The tokens up to one of those, or to the next declaration, whichever comes first.
  mutating func expression(
    until end: Int, or ends: (String) -> Bool
  ) -> [SourceToken] {
    let start = index
    while index < end, !ends(text(index)) {
      if index > start, tokens[index].line > tokens[index - 1].line, beginsDeclaration(index) {
        break
      }
      index =
        ["(", "[", "{"].contains(text(index)) ? tokens.closing(index, until: end) + 1 : index + 1
    }
    index = min(index, end)
    return Array(tokens[start..<index])
  }

  func beginsDeclaration(_ index: Int) -> Bool {
    text(index) == "@" || isModifier(index) || Self.keywords.contains(text(index))
  }

  func isModifier(_ index: Int) -> Bool {
    // `class` is one in front of another declaration only.
    text(index) == "class"
      ? ["func", "var", "let", "subscript"].contains(text(index + 1))
      : Self.modifiers.contains(text(index))
  }

  /// The index behind the `>` that closes the `<` at an index.
  func endOfGenerics(_ open: Int, until end: Int) -> Int {
    var depth = 0
    for index in open..<end {
      if text(index) == "<" { depth += 1 }
      if text(index) == ">" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return end
  }

  func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "weak",
    "unowned", "lazy", "mutating", "nonmutating", "override", "convenience", "required",
    "nonisolated", "isolated", "dynamic", "indirect", "prefix", "postfix", "infix", "optional",
    "consuming", "borrowing",
  ]

  private static let keywords: Set<String> = [
    "import", "class", "struct", "enum", "actor", "protocol", "extension", "var", "let", "func",
    "init", "subscript", "deinit", "case", "typealias", "associatedtype", "#if", "#else",
    "#elseif", "#endif",
  ]
}
