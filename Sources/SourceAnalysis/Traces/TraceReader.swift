/// Turns a raw trace into a result with the calls between roles and the lines that ran.
package enum TraceReader {
  /// Looks up the symbols at all addresses of some raw traces, which is slow for each call.
  ///
  /// - Parameters:
  ///   - traces: the raw traces, each with the owners of its functions.
  ///   - symbols: the known symbols; missing ones are added.
  ///   - program: the path of the recorder, for its debug information.
  /// - Throws: a `CommandFailure` if addresses cannot be looked up.
  package static func lookUp(
    _ traces: [(raw: RawTrace, code: CodeMap)], _ symbols: inout Symbols, in program: String
  ) throws {
    var entries: Set<UInt> = []
    for record in traces.lazy.flatMap(\.raw.turns).flatMap(\.records) {
      if case .enter(_, let block) = record { entries.insert(block.lowerBound) }
    }
    try symbols.add(entries, in: program)
    var blocks: Set<Range<UInt>> = []
    for (raw, code) in traces {
      for turn in raw.turns { blocks.formUnion(StepReader.blocks(of: turn.records, symbols, code)) }
    }
    try symbols.add(Set(blocks.lazy.flatMap { StepReader.addresses(in: $0) }), in: program)
  }

  /// Reads a raw trace.
  ///
  /// - Parameters:
  ///   - raw: the raw trace.
  ///   - symbols: the symbols at all its addresses.
  ///   - code: the owners of functions.
  ///   - what: a result that says only what was recorded.
  /// - Returns: `what` with participants, passages, calls and steps.
  package static func read(
    _ raw: RawTrace, _ symbols: Symbols, _ code: CodeMap, as what: TraceResult
  ) -> TraceResult {
    let direction = Direction(code)
    let turns = raw.turns.map { turn in
      (turn.times, ArrowReader(CallTree(turn.records, symbols, code), direction).arrows)
    }
    var result = what
    (result.passages, result.isSummed) = ArrowFolding.passages(turns)
    let present = Set(result.passages.flatMap(\.arrows).flatMap { [$0.from, $0.to] })
    result.participants = ([Arrow.outside] + code.owners.map(\.name)).filter(present.contains)
    result.steps = StepReader.steps(of: raw.turns, symbols, code)
    result.calls = CallCounts.calls(in: raw.turns, result.steps, symbols, code)
    return result
  }
}
