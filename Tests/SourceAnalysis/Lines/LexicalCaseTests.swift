import Foundation
import SourceAnalysis
import Testing

@Suite("Line counts of difficult Swift files")
struct LexicalCaseTests {
  @Test("All cases are found")
  func cases() {
    #expect(LexicalCase.all.count == 24)
  }

  @Test("The counts follow Swift's grammar", arguments: LexicalCase.all)
  func counts(_ file: LexicalCase) {
    #expect(kinds(file.text) == file.kinds)
    #expect(LineCounter.count(file.text).lines == file.lines)
  }
}

/// A difficult Swift file with its line counts, from `Fixtures/TRUTH.tsv`.
struct LexicalCase: CustomTestStringConvertible {
  let file: String
  let lines: Int
  /// The code, comment and blank lines by Swift's grammar.
  let kinds: [Int]
  let what: String
  let text: [UInt8]

  var testDescription: String { "\(file): \(what)" }

  static let all: [LexicalCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    guard
      let truth = try? String(
        contentsOf: folder.appendingPathComponent("TRUTH.tsv"), encoding: .utf8)
    else { return [] }
    return truth.split(separator: "\n").dropFirst().compactMap { row in
      let columns = row.split(separator: "\t")
      let numbers = columns.compactMap { Int($0) }
      // The files do not end in `.swift`, so no formatter changes them.
      let file = folder.appendingPathComponent(columns[0] + ".txt")
      guard numbers.count == 7, let text = try? Data(contentsOf: file) else { return nil }
      return LexicalCase(
        file: String(columns[0]), lines: numbers[0], kinds: Array(numbers[1...3]),
        what: String(columns.last ?? ""), text: [UInt8](text))
    }
  }()
}
