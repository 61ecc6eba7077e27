import Foundation
import TestSupport
import Testing

@testable import SourceAnalysis

@Suite("Diagrams in the patterns' READMEs") struct ReadmeDiagramTests {
  /// Returns the lines that violate the grammar of the used part of Mermaid.
  private func complaints(_ text: Substring) -> [Substring] {
    var lines = text.split(separator: "\n")
    guard lines.removeFirst() == "sequenceDiagram" else { return ["no diagram"] }
    var known: Set<Substring> = []
    var depth = 0
    var wrong: [Substring] = []
    // In a text `#` begins an entity and `;` ends it; both are invalid elsewhere.
    let words = #/(?:[^#;<>"&]|#(?:35|59|lt|gt|quot|amp);)+/#
    for line in lines {
      let rest = line.drop { $0 == " " }
      if let match = rest.wholeMatch(of: #/participant (P\d+) as (.+)/#) {
        known.insert(match.1)
        if match.2.wholeMatch(of: words) == nil { wrong.append(line) }
      } else if let match = rest.wholeMatch(of: #/(P\d+)(->>|-->>)(P\d+): (.+)/#) {
        if !known.isSuperset(of: [match.1, match.3]) || match.4.wholeMatch(of: words) == nil {
          wrong.append(line)
        }
      } else if rest.wholeMatch(of: #/loop [\d,]+ times/#) != nil {
        depth += 1
      } else if rest == "end" {
        depth -= 1
        if depth < 0 { wrong.append(line) }
      } else {
        wrong.append(line)
      }
    }
    return depth == 0 ? wrong : wrong + ["a loop does not end"]
  }

  @Test("The grammar of these tests refuses diagrams that Mermaid refuses.")
  func grammar() {
    let participants = "sequenceDiagram\n  participant P1 as a\n  participant P2 as b\n"
    #expect(complaints("\(participants)loop 1,000 times\n  P1->>P2: a#59;b\nend\n") == [])
    for line in ["P1->>P3: a", "P1->>P2: a;b", "P1 calls P2", "loop 2 times", "end", "P1->>P2: "] {
      #expect(complaints("\(participants)\(line)\n") != [])
    }
  }

  @Test(
    "A diagram is valid, and the pattern's sources declare its names.",
    arguments: Folder("../../../Sources/Architectures").names(ending: ""))
  func readme(_ folder: String) throws {
    let sources = Folder("../../../Sources/Architectures/\(folder)")
    guard let readme = try? sources.read("README.md"),
      let block = readme.firstMatch(of: #/(?s)```mermaid\n(.*?)```/#)
    else { return }
    #expect(complaints(block.1) == [])
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
    // A pattern calls what all share, too.
    let folders = ["Sources/Architectures/\(folder)", "Sources/App"]
    let code = try SourceTree.texts(at: folders, in: root)
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    let declarations = #/(?:class|struct|enum|protocol|extension|func|var|let|case) (\w+)/#
    let declared = Set(code.matches(of: declarations).map(\.1)).union(["init", "subscript"])
    var names = 0
    for arrow in block.1.matches(of: #/P\d+-(?:>>|->>)P\d+: (.*)/#)
    where !arrow.1.hasPrefix("write ") {
      let rest = #/^reads |a closure of | and \d+ more .*| × .*?(?=,|$)/#
      let text = arrow.1.replacing(rest, with: "")
      for name in text.split(separator: ", ") {
        names += 1
        let parts = name.prefix { !"( ".contains($0) }.split(separator: ".")
        #expect(declared.isSuperset(of: parts), "\(folder): \(name)")
      }
    }
    #expect(names > 2)
  }
}
