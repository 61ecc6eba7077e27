import Model
import Testing

@MainActor struct OrderTests {
  private let early = Timestamp(milliseconds: 1)
  private let late = Timestamp(milliseconds: 2)

  @Test("The latest change comes first; at equal times, the higher id comes first.")
  func change() {
    #expect(byChange(late, 1, early, 2))
    #expect(!byChange(early, 2, late, 1))
    #expect(byChange(late, 2, late, 1))
    #expect(!byChange(late, 1, late, 2))
    #expect(!byChange(late, 1, late, 1))
  }

  @Test("Titles are sorted by scalars; at equal titles, the higher id comes first.")
  func title() {
    // In UTF-16 order, the emoji would precede the ligature; in a dictionary, é would precede z.
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
