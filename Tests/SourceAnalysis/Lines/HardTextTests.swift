import SourceAnalysis
import Testing

@Suite("Counts of difficult texts")
struct HardTextTests {
  @Test("The totals of a difficult Swift file reconcile", arguments: LexicalCase.all)
  func whole(_ file: LexicalCase) {
    #expect(Reconciliation.flaw(in: file.text) == nil)
  }

  @Test("A line break between two tokens does not change their number", arguments: LexicalCase.all)
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

  @Test("A text can be nested as deep as it is long", arguments: ["\"\\(", "\"\"\"\\(", "/*", "("])
  func depth(_ fragment: String) {
    let text = Array(String(repeating: fragment, count: 20_000).utf8)
    #expect(LineCounter.count(text).code + LineCounter.count(text).comment == 1)
  }

  // With each of these a careless lexer searches for the same end again and again. That takes a
  // minute instead of half a second.
  @Test(
    "Reading a text takes linear time", .timeLimit(.minutes(1)),
    arguments: ["\\/", "<#", "#", "#/\n", "#\"\"\"", ">", "#/a/#"])
  func duration(_ fragment: String) {
    let text = Array(String(repeating: fragment, count: 40_000).utf8)
    let duration = ContinuousClock().measure { _ = LineCounter.count(text) }
    #expect(duration < .seconds(10))
  }
}
