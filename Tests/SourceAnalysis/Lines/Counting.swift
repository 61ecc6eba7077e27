import SourceAnalysis

/// Returns the numbers of code, comment and blank lines.
func kinds(_ text: some Sequence<UInt8>) -> [Int] {
  let counts = LineCounter.count(Array(text))
  return [counts.code, counts.comment, counts.blank]
}

/// Returns the number of tokens.
func tokens(_ text: some Sequence<UInt8>) -> Int { LineCounter.count(Array(text)).tokens }

/// Returns the pieces of a text, and whether each one ends within a string literal.
func pieces(
  _ text: [UInt8]
) -> [(piece: Piece, isInString: Bool)] {
  text.withUnsafeBufferPointer { bytes in
    var lexer = Lexer(bytes)
    var pieces: [(Piece, Bool)] = []
    while let piece = lexer.next() { pieces.append((piece, lexer.isInString)) }
    return pieces
  }
}
