internal import Foundation
internal import Testing

@testable import Support

@Suite("Texts and tables fitted to a terminal")
struct FittedTextTests {
  private static let table: TextTable = {
    var table = TextTable(
      [.init("Path"), .init("what it is")]
        + ["lines", "code", "a longer title"].map { .init($0, .right) })
    table.append([
      "Sources/MVC/Notes/NotesViewController.swift", "all notes of a user", "275", "217", "東京 1",
    ])
    table.append(["Sources/MVC/Root.swift", "the root", "31", "24", "99"])
    return table
  }()

  @Test(
    "No line of a table is wider than the terminal, and no short word is lost.",
    arguments: 40...130
  )
  func widths(width: Int) {
    let lines = Self.table.plain(width: width).split(separator: "\n")
    #expect(lines.allSatisfy { displayWidth(String($0)) <= width }, "\(lines)")
    let words = Set(lines.flatMap { $0.split(separator: " ") })
    for word in ["notes", "user", "root", "275", "217", "東京", "99", "24", "title"] {
      #expect(words.contains { $0 == word }, "\(word) at \(width)")
    }
  }

  @Test("A table that fits is not changed.")
  func wide() {
    #expect(Self.table.plain(width: 200) == Self.table.plain())
  }

  @Test("Words are broken and paths are shortened first; then the table is split.")
  func split() {
    let broken = Self.table.plain(width: 68)
    #expect(
      broken.contains("…") && broken.contains("\n")
        && broken.components(separatedBy: "Path").count == 2)
    let narrow = Self.table.plain(width: 40)
    #expect(narrow.components(separatedBy: "Path").count == 4, "\(narrow)")
  }

  @Test("A line that is too long is broken at spaces, and nothing is changed in a pipe.")
  func pipe() {
    let text = "short\n    A line that is too long keeps its margin.\n"
    #expect(Terminal(environment: [:], isTerminal: false, columns: 20).fitted(text) == text)
    let dumb = Terminal(environment: ["TERM": "dumb"], isTerminal: true, columns: 30)
    #expect(
      dumb.fitted(text) == "short\n    A line that is too long\n    keeps its margin.\n")
  }
}
