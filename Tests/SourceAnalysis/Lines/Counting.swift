import SourceAnalysis

/// Returns the numbers of code, comment and blank lines.
func kinds(_ text: some Sequence<UInt8>, _ rule: LineRule = .primary) -> [Int] {
  let counts = LineCounter.count(Array(text), options: CountingOptions(rule: rule))
  return [counts.code, counts.comment, counts.blank]
}

/// Returns the number of tokens.
func tokens(_ text: some Sequence<UInt8>) -> Int { LineCounter.count(Array(text)).tokens }

/// Returns the pieces of a text, and whether each one ends within a string literal.
func pieces(
  _ text: [UInt8], hasBareRegex: Bool = true
) -> [(piece: Piece, isInString: Bool)] {
  text.withUnsafeBufferPointer { bytes in
    var lexer = Lexer(bytes, hasBareRegex: hasBareRegex)
    var pieces: [(Piece, Bool)] = []
    while let piece = lexer.next() { pieces.append((piece, lexer.isInString)) }
    return pieces
  }
}
