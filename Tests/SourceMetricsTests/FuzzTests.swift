import SourceMetrics
import Testing

@Suite("Whatever its bytes, a text")
struct FuzzTests {
  /// What Swift's lexer takes note of.
  static let fragments: [String] = [
    "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "/*", "*/", "//", "/", "\n", "\r", "\r\n", " ", "a",
    "#/", "/#", "`", "<#", "#>", "<", ">", "?", "!", ".", "1", "0x", "e+", "é", "\u{2028}", "≠",
    "[", "]", "{", "}", "return", "func", "try", "#\"", "\"#", "\u{FEFF}", "\0",
  ]

  @Test("of random bytes has totals that reconcile", arguments: [1, 2, 3] as [UInt64])
  func bytes(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<60 {
      let length = Int.random(in: 0..<400, using: &random)
      expectReconciled((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test("of random fragments has totals that reconcile", arguments: [4, 5, 6] as [UInt64])
  func fragments(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<200 {
      let length = Int.random(in: 0..<80, using: &random)
      let text = (0..<length).compactMap { _ in Self.fragments.randomElement(using: &random) }
      expectReconciled(Array(text.joined().utf8))
    }
  }

  @Test("that was Swift once has totals that reconcile", arguments: LexicalCase.all)
  func mutations(_ file: LexicalCase) {
    var random = SeededGenerator(state: UInt64(file.text.count))
    for _ in 0..<12 {
      var text = file.text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = min(text.count, start + Int.random(in: 0...3, using: &random))
        let new = Self.fragments.randomElement(using: &random) ?? ""
        text.replaceSubrange(start..<end, with: Bool.random(using: &random) ? Array(new.utf8) : [])
      }
      expectReconciled(text)
    }
  }

  @Test("keeps its tokens when a line is broken between two of them", arguments: LexicalCase.all)
  func brokenLines(_ file: LexicalCase) {
    let pieces = pieces(file.text)
    for (before, after) in zip(pieces, pieces.dropFirst()) where !before.isInString {
      let gap = before.piece.range.upperBound..<after.piece.range.lowerBound
      guard !gap.isEmpty else { continue }
      var text = file.text
      text.insert(10, at: gap.lowerBound)
      #expect(tokens(text) == tokens(file.text), "line end put in at byte \(gap.lowerBound)")
    }
  }

  @Test("may nest as deep as it is long", arguments: ["\"\\(", "\"\"\"\\(", "/*", "("])
  func depth(_ fragment: String) {
    let text = Array(String(repeating: fragment, count: 20_000).utf8)
    #expect(LineCounter.count(text).code + LineCounter.count(text).comment == 1)
  }

  // Each of these makes a careless lexer look for the same end again and again, which takes a
  // minute instead of half a second.
  @Test(
    "is read in time that grows no faster than its length", .timeLimit(.minutes(1)),
    arguments: ["\\/", "<#", "#", "#/\n", "#\"\"\"", ">", "#/a/#"])
  func duration(_ fragment: String) {
    let text = Array(String(repeating: fragment, count: 40_000).utf8)
    let duration = ContinuousClock().measure { _ = LineCounter.count(text) }
    #expect(duration < .seconds(10))
  }

  private func expectReconciled(_ text: [UInt8]) {
    let decoded = String(decoding: text, as: UTF8.self)
    let counts = LineCounter.count(text)
    let replaced = decoded.unicodeScalars.count { $0 == "\u{FFFD}" }
    #expect(counts.invalidSequences == replaced)
    let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
    let lines = lineCount(hasMark ? Array(text.dropFirst(3)) : text)
    for rule in LineRule.allCases {
      #expect(kinds(text, rule).reduce(0, +) == lines, "\(rule): \(decoded.debugDescription)")
    }
    #expect(counts.tokens == pieces(text).reduce(0) { $0 + $1.piece.tokens })
    expectOrdered(text)
  }

  /// The number of lines, counted another way.
  private func lineCount(_ text: [UInt8]) -> Int {
    var ends = 0
    for (index, byte) in text.enumerated() {
      if byte == 13 || byte == 10 && (index == 0 || text[index - 1] != 13) { ends += 1 }
    }
    return ends + (text.last.map { $0 != 10 && $0 != 13 } == true ? 1 : 0)
  }

  /// Pieces follow each other, hold no line end, and leave out nothing but white space.
  private func expectOrdered(_ text: [UInt8]) {
    var end = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let wrong = pieces(text).map(\.piece).first { piece in
      guard piece.range.lowerBound >= end else { return true }
      let gap = String(decoding: text[end..<piece.range.lowerBound], as: UTF8.self)
      end = piece.range.upperBound
      let hasLineEnd = text[piece.range].contains { $0 == 10 || $0 == 13 }
      return hasLineEnd != (piece.kind == .lineEnd)
        || !gap.unicodeScalars.allSatisfy { isSpace($0) }
    }
    #expect(wrong == nil)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\0" || scalar == "\u{FEFF}"
  }
}
