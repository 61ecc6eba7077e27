import Testing

@testable import WindowDisplay

@Suite("Heights of rows in pixels") struct PixelRowsTests {
  @Test("A line is as high as its content, and a table gets the rest in even rows.")
  func tableGetsTheRest() {
    let rows = PixelRows(
      count: 5, height: 108,
      items: [
        .init(rows: 0..<1, height: 20, isShown: true),
        .init(rows: 1..<2, height: 30, isShown: false),
        .init(rows: 2..<4, height: 0, isShown: true),
        .init(rows: 4..<5, height: 12, isShown: true),
      ])
    #expect(rows.edges == [0, 28, 28, 58, 88, 108])
  }

  @Test("Without a table, hidden lines keep their places, and blank rows share the rest.")
  func blankRowsShare() {
    let rows = PixelRows(
      count: 6, height: 100,
      items: [
        .init(rows: 1..<2, height: 18, isShown: true),
        .init(rows: 3..<4, height: 18, isShown: false),
      ])
    #expect(rows.edges == [0, 13, 43, 43, 73, 86, 100])
  }

  @Test("In too little room all rows are lower, and none ends outside.", arguments: [0, 1, 10])
  func tooLittleRoom(height: Int) {
    let rows = PixelRows(
      count: 3, height: height,
      items: (0..<3).map { .init(rows: $0..<$0 + 1, height: 20, isShown: true) })
    #expect(rows.edges.last == height)
    #expect(rows.edges == rows.edges.sorted())
  }
}
