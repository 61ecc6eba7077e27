import Model
import Testing

@MainActor struct OrderTests {
  private let early = Timestamp(milliseconds: 1)
  private let late = Timestamp(milliseconds: 2)

  @Test("The newest comes first, the higher id of one moment")
  func change() {
    #expect(byChange(late, 1, early, 2))
    #expect(!byChange(early, 2, late, 1))
    #expect(byChange(late, 2, late, 1))
    #expect(!byChange(late, 1, late, 2))
    #expect(!byChange(late, 1, late, 1))
  }

  @Test("Titles stand by scalar, the higher id of one title first")
  func title() {
    // As UTF-16 the emoji would come before the ligature; in a dictionary, é before z.
    let titles = ["", " ", "A", "B", "a", "ab", "e\u{301}", "z", "é", "ש", "東", "ﬁ", "🗼"]
    for (index, left) in titles.enumerated() {
      for (other, right) in titles.enumerated() where index != other {
        #expect(byTitle(left, 1, right, 2) == (index < other), "\(left) \(right)")
      }
      #expect(byTitle(left, 2, left, 1))
      #expect(!byTitle(left, 1, left, 2))
    }
  }
}
