import TestSupport
import Testing

@Suite("Fuzz tests of the line counter")
struct SourceFuzzTests {
  @Test("The totals of any text reconcile.", arguments: FuzzInputs.parts)
  func totals(_ part: UInt64) {
    let seeds = LexicalCase.all.map(\.text)
    FuzzInputs.check(part, usual: 1_200) { number, random in
      let text = FuzzedText.make(number, from: seeds, &random)
      return Reconciliation.flaw(in: text).map {
        "\($0) in \(String(decoding: text, as: UTF8.self).debugDescription)"
      }
    }
  }
}
