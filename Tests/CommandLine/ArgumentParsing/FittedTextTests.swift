internal import Testing

@testable import Support

@Suite("Texts fitted to a terminal")
struct FittedTextTests {
  private static let table: TextTable = {
    var table = TextTable(
      [.init("Path")] + ["lines", "code", "a longer title"].map { .init($0, .right) })
    table.append([
      "Sources/MVC/Notes/NotesViewController.swift", "275", "217", "東京 1",
    ])
    table.append(["Sources/MVC/Root.swift", "31", "24", "99"])
    return table
  }()

  private static let text = """
    VARIANTS
      a name
          A line that is too long for its terminal keeps its margin when it is broken.

    > **Warning** A quotation that is broken is one still, line for line for line.

    \(table.markdown())
    The end.

    """

  private func lines(_ width: Int) -> [String] { FittedText(Self.text, width: width).lines }

  @Test(
    "No line of a fitted text is wider than the terminal, and no word is lost.", arguments: 45...130
  )
  func widths(width: Int) {
    let lines = lines(width)
    #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(lines)")
    let words = Set(lines.flatMap { $0.split(separator: " ") })
    for word in ["keeps", "broken.", "still,", "275", "217", "東京", "99", "24", "title", "end."] {
      #expect(words.contains { $0 == word }, "\(word) at \(width)")
    }
    #expect(lines.filter { $0.hasPrefix("| -") }.count == lines.count { $0.hasSuffix("-: |") })
  }

  @Test("A text that fits is not changed.")
  func wide() {
    #expect(lines(200).joined(separator: "\n") == Self.text)
  }

  @Test("In a table that is too wide, the first column is shortened; then the table is split.")
  func table() {
    #expect(
      FittedText(Self.table.markdown(), width: 62).lines == [
        "| Path                       | lines | code | a longer title |",
        "| -------------------------- | ----: | ---: | -------------: |",
        "| …NotesViewController.swift |   275 |  217 |         東京 1 |",
        "| Sources/MVC/Root.swift     |    31 |   24 |             99 |", "",
      ])
    #expect(
      FittedText(Self.table.markdown(), width: 50).lines == [
        "| Path                          | lines | code |",
        "| ----------------------------- | ----: | ---: |",
        "| …es/NotesViewController.swift |   275 |  217 |",
        "| Sources/MVC/Root.swift        |    31 |   24 |", "",
        "| Path                          | a longer title |",
        "| ----------------------------- | -------------: |",
        "| …es/NotesViewController.swift |         東京 1 |",
        "| Sources/MVC/Root.swift        |             99 |", "",
      ])
  }

  @Test("A text is not changed if the output is not a terminal.")
  func pipe() {
    let terminal = Terminal(environment: [:], isTerminal: false, columns: 20)
    #expect(terminal.fitted(Self.text) == Self.text)
    let dumb = Terminal(environment: ["TERM": "dumb"], isTerminal: true, columns: 40)
    #expect(dumb.fitted(Self.text) == lines(40).joined(separator: "\n"))
  }
}
