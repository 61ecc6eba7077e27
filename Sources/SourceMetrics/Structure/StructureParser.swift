/// Finds the types of one file and counts what is in them, from its tokens alone.
///
/// It need not compile. Reads each token once; what it does not know it passes. Blocks and brackets
/// are the only thing it descends into.
struct StructureParser {
  /// What a block holds.
  enum Block {
    case members, statements, cases
  }

  /// How deep blocks and brackets may nest; what lies deeper is counted as tokens only.
  static let deepest = 64

  let tokens: [Token]
  /// The offset of the next token.
  var index = 0
  /// The offset of the token that closes what the parser is in.
  var end: Int
  /// What was found; the first part is what lies in no type.
  var parts = [TypePart(name: "", kind: .extension, isLocal: false)]
  /// The part for which tokens count.
  var current = 0
  /// The bodies that lie in no other one, in the order of the text.
  var bodies: [(start: Int, decisions: Int)] = []
  /// Whether the next token lies in the last of them.
  var isInBody = false
  /// How many closures the parser is in, within the type.
  var closures = 0
  private var depth = 0
  /// Before this offset no type's declaration begins: a search has found that out already.
  var noTypeBefore = 0

  /// Reads a whole text.
  init(_ text: [UInt8], hasBareRegex: Bool) {
    tokens = TokenReader.tokens(in: text, hasBareRegex: hasBareRegex)
    end = tokens.count
    while !isAtEnd { item(in: .members) }
  }

  var isAtEnd: Bool { index >= end }

  /// The text of the token at an offset, empty behind the end.
  func text(at offset: Int) -> String { offset < end ? tokens[offset].text : "" }

  /// The text of the next token, empty at the end.
  var text: String { text(at: index) }

  /// Notes what decides by `if` and its like, for the type and the body around it.
  mutating func decide() {
    parts[current].counts.decide()
    if isInBody { bodies[bodies.count - 1].decisions += 1 }
  }

  /// Counts the next token, for the type around it.
  mutating func advance() {
    guard index < end else { return }
    parts[current].counts.tokens += 1
    parts[current].counts.code += tokens[index].lines
    index += 1
  }

  /// Passes a group, from its opening token to behind the closing one.
  ///
  /// `read` is called again and again for what lies between, and passes one token at least. A brace
  /// that nothing closes holds the rest; a bracket that nothing closes is no group.
  mutating func group(_ read: (inout StructureParser) -> Void) {
    let (outer, opening) = (end, tokens[index])
    guard let closing = opening.partner ?? (opening.text == "{" ? outer : nil) else {
      return advance()
    }
    advance()
    end = closing
    depth += 1
    while index < end {
      if depth > Self.deepest { advance() } else { read(&self) }
    }
    depth -= 1
    end = outer
    // A segment between two interpolations opens the next group.
    if index < end, !tokens[index].opens { advance() }
  }

  /// Passes a block.
  mutating func block(_ kind: Block) {
    group { $0.item(in: kind) }
  }
}
