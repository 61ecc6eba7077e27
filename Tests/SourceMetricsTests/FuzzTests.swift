import SourceFuzzing
import SourceMetrics
import Testing

@Suite("Whatever its bytes, a text")
struct FuzzTests {
  // Scripts/fuzz-lines goes on for millions.
  @Test("has totals that reconcile", arguments: 0..<8 as Range<UInt64>)
  func totals(_ part: UInt64) {
    let seeds = LexicalCase.all.map(\.text)
    for number in 0..<150 {
      let text = FuzzedText.make(part * 1_000 + UInt64(number), from: seeds)
      let flaw = Reconciliation.flaw(in: text)
      #expect(flaw == nil, "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }

  @Test("that was Swift once has totals that reconcile", arguments: LexicalCase.all)
  func whole(_ file: LexicalCase) {
    #expect(Reconciliation.flaw(in: file.text) == nil)
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
}
