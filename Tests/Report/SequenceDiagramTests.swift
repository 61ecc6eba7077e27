import Foundation
import Interactions
import TestSupport
import Testing

@testable import Report
@testable import Results
@testable import SourceAnalysis

@Suite("Sequence diagrams in Mermaid") struct SequenceDiagramTests {
  private func trace(_ passages: [TracePassage]) -> TraceResult {
    TraceResult(
      architecture: "MVC", interaction: "select", size: 100,
      participants: ["loop", "view controller"], passages: passages, steps: [])
  }

  private func arrow(
    _ text: String, _ kind: TraceArrow.Kind = .call, against: String? = nil
  ) -> TracePassage {
    TracePassage(
      TraceArrow(from: "loop", to: "view controller", kind: kind, text: text, against: against))
  }

  /// Returns the lines that violate the grammar of the used part of Mermaid.
  private func complaints(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.removeFirst() == "sequenceDiagram", lines.popLast() == "" else {
      return ["no diagram"]
    }
    var known: Set<Substring> = []
    var depth = 0
    var wrong: [String] = []
    // In a text `#` begins an entity and `;` ends it; both are invalid elsewhere.
    let words = #/(?:[^#;<>"&]|#(?:35|59|lt|gt|quot|amp);)+/#
    for line in lines {
      let rest = line.drop { $0 == " " }
      if let match = rest.wholeMatch(of: #/participant (P\d+) as (.+)/#) {
        known.insert(match.1)
        if match.2.wholeMatch(of: words) == nil { wrong.append(line) }
      } else if let match = rest.wholeMatch(of: #/(P\d+)(->>|-->>|-x)(P\d+): (.+)/#) {
        if !known.isSuperset(of: [match.1, match.3]) || match.4.wholeMatch(of: words) == nil {
          wrong.append(line)
        }
      } else if let match = rest.wholeMatch(of: #/Note over (P\d+),(P\d+): (.+)/#) {
        if !known.isSuperset(of: [match.1, match.2]) || match.3.wholeMatch(of: words) == nil {
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

  @Test("Arrows differ by kind, and an arrow against the direction is crossed out with a note.")
  func arrows() {
    let text = SequenceDiagram(
      trace([
        arrow("a"), arrow("b", .callback), arrow("c", .read), arrow("d", against: "not so"),
        TracePassage(times: 1_000, [arrow("e", .write)]),
      ])
    ).text
    #expect(
      text == """
        sequenceDiagram
          participant P1 as loop
          participant P2 as view controller
          P1->>P2: a
          P1-->>P2: b
          P1->>P2: reads c
          P1-xP2: d
          Note over P1,P2: against the direction: not so
          loop 1,000 times
            P1->>P2: e
          end

        """)
    #expect(complaints(text) == [])
  }

  @Test("Syntax characters in texts are escaped.")
  func escaping() {
    let hostile = "a;b#c<d>\"&\nend"
    let text = SequenceDiagram(trace([arrow(hostile, against: hostile)])).text
    #expect(complaints(text) == [])
    #expect(text.contains("a#59;b#35;c#lt;d#gt;#quot;#amp; end"))
  }

  @Test("The grammar of these tests refuses diagrams that Mermaid refuses.")
  func grammar() {
    for line in ["P1->>P3: a", "P1->>P2: a;b", "P1 calls P2", "loop 2 times", "end", "P1->>P2: "] {
      #expect(
        complaints("sequenceDiagram\n  participant P1 as a\n  participant P2 as b\n\(line)\n") != []
      )
    }
  }

  @Test("The stored traces are valid, cover all architectures and follow each pattern's direction.")
  @MainActor func kept() throws {
    let file = try TraceFile(text: Folder("../../Sources/Documentation").read("traces.json"))
    for trace in file.traces {
      #expect(
        complaints(SequenceDiagram(trace).text) == [], "\(trace.architecture) \(trace.interaction)")
      #expect(trace.violations == [])
      #expect(!trace.steps.isEmpty && !trace.calls.isEmpty)
      #expect(trace.passages.flatMap(\.arrows).count <= TraceResult.mostArrows)
    }
    for trace in file.traces where trace.interaction == "edit-visible" {
      // More do not fit on a screen.
      #expect(trace.passages.flatMap(\.arrows).count <= 32, "\(trace.architecture)")
      let last = try #require(trace.passages.flatMap(\.arrows).last { $0.kind == .write })
      #expect(last.text.contains("title text") && last.text.contains("date text"))
    }
    let interactions = Set(Interactions.all.map(\.id))
    let pairs = file.traces.map { [$0.architecture, $0.interaction] }
    #expect(
      Set(pairs) == Set(file.sources.keys.flatMap { name in interactions.map { [name, $0] } }))
  }

  @Test("A trace file survives a round trip, and its checksum covers paths and texts.")
  func file() throws {
    var long = trace([TracePassage(times: 3, [arrow("a", against: "b")])])
    long.steps = ["1-2", "4"].map {
      TraceStep(function: "A.b(_:)", role: "store", file: "A.swift", lines: $0)
    }
    let file = TraceFile(sources: ["MVC": "a"], traces: [long, trace([arrow("a")])])
    let text = try file.text
    #expect(try TraceFile(text: text) == file)
    #expect(
      text.split(separator: "\n").filter { $0.contains("\"architecture\":\"MVC\"") }.count == 2)
    #expect(throws: DecodingError.self) {
      try TraceFile(text: text.replacing("\"0 1-2\"", with: "\"7 1-2\""))
    }
    let sums = [
      [("a", "b")], [("a", "c")], [("b", "b")], [("ab", "")], [("a", "b"), ("c", "d")],
    ].map { texts in TraceFile.checksum(of: texts.map { ($0.0, Array($0.1.utf8)) }) }
    #expect(Set(sums).count == sums.count)
  }
}
