/// Finds the declarations of one file, and counts what is in each type, from the tokens alone.
///
/// The file need not compile. Each token is passed once; an unknown token is skipped. The parser
/// descends only into blocks and brackets.
struct SourceParser {
  /// The content of a block.
  enum Block {
    case members, statements, cases
    /// The statements of a closure or of an initialiser, once they are passed.
    case closure, initializer
  }

  /// The limit for nested blocks and brackets: deeper tokens are only counted.
  static let deepest = 64

  let tokens: [Token]
  /// The index of the next token.
  var index = 0
  /// The index of the token that closes the group around the next token.
  var end: Int
  var imports: [SourceOutline.Import] = []
  /// The file, then the types and extensions in the order of their keywords.
  var scopes = [TypeOutline.file]
  /// The index of the scope for which tokens count.
  var current = 0
  /// The blocks, by the index of the brace that opens them.
  var blocks: [Int: Block] = [:]
  private var depth = 0

  /// Parses a whole text.
  init(_ text: [UInt8]) {
    tokens = TokenReader.tokens(in: text)
    end = tokens.count
    while !isAtEnd { item(in: .members) }
  }

  var isAtEnd: Bool { index >= end }

  /// The text of the next token; empty at the end.
  var text: String { text(at: index) }

  /// Returns the text of a token; empty from the end of the group on.
  func text(at index: Int) -> String { index < end ? tokens[index].text : "" }

  /// Counts a decision for the type around the next token.
  mutating func decide() { scopes[current].counts.decisions += 1 }

  /// Passes the next token, and counts it for the type around it.
  mutating func advance() {
    guard index < end else { return }
    scopes[current].counts.tokens += 1
    scopes[current].counts.code += tokens[index].codeLines
    index += 1
  }

  /// Passes a group, from its opening token to its closing one.
  ///
  /// `read` is called until the content is passed; each call passes at least one token. A brace that
  /// is never closed holds the rest of the group around it. A bracket that is never closed is passed
  /// alone.
  mutating func group(_ read: (inout SourceParser) -> Void) {
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
    blocks[index] = kind
    group { $0.item(in: kind) }
  }
}
