import Testing

@testable import SourceAnalysis

@Suite("Parsing the recorder's output") struct RawTraceTests {
  @Test("The recorder's output is parsed record by record")
  func records() throws {
    let traces = try RawTrace.all(
      in: """
        trace MVC
        turn 2
        enter 0 1a 2b
        block 1 2b 30
        work 1 write notes.title text
        trace MVVM
        """)
    #expect(traces.map(\.architecture) == ["MVC", "MVVM"])
    #expect(
      traces[0].turns == [
        RawTrace.Turn(
          times: 2,
          records: [
            .enter(caller: 0, block: 0x1A..<0x2B), .block(visit: 1, block: 0x2B..<0x30),
            .work(visit: 1, text: "write notes.title text"),
          ])
      ])
    #expect(traces[1].turns.isEmpty)
  }

  @Test(
    "A damaged line of the output is an error",
    arguments: [
      "enter 0 1 2", "trace A\nenter 0 1 2", "trace A\nturn x", "trace A\nturn 1\nenter 0 1",
      "trace A\nturn 1\nenter 0 2 1", "trace A\nturn 1\nblock 0 g 1", "trace A\nturn 1\nleave 1",
      "trace A\nturn 1\nwork 1",
    ])
  func damage(_ text: String) {
    #expect(throws: RawTrace.InvalidLine.self) { try RawTrace.all(in: text) }
  }
}
