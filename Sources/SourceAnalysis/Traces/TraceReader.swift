/// Turns a raw trace into a result with the calls between roles and the lines that ran.
package enum TraceReader {
  /// Reads a raw trace.
  ///
  /// - Parameters:
  ///   - raw: the raw trace.
  ///   - symbols: the known symbols; missing ones are added.
  ///   - program: the path of the recorder, for its debug information.
  ///   - code: the owners of functions.
  ///   - what: a result without participants, passages and steps.
  /// - Returns: `what` with participants, passages and steps.
  /// - Throws: a `ToolFailure` if addresses cannot be looked up.
  package static func read(
    _ raw: RawTrace, _ symbols: inout Symbols, in program: String, _ code: CodeMap,
    as what: TraceResult
  ) throws -> TraceResult {
    let entries = raw.turns.flatMap(\.records).compactMap { record in
      if case .enter(_, let block) = record { block.lowerBound } else { nil }
    }
    try symbols.add(entries, in: program)
    var blocks: Set<Range<UInt>> = []
    for turn in raw.turns { blocks.formUnion(StepReader.blocks(of: turn.records, symbols, code)) }
    try symbols.add(blocks.flatMap { StepReader.addresses(in: $0) }, in: program)
    return read(raw, symbols, code, as: what)
  }

  /// Reads a raw trace when the symbols at all addresses are known.
  package static func read(
    _ raw: RawTrace, _ symbols: Symbols, _ code: CodeMap, as what: TraceResult
  ) -> TraceResult {
    let direction = Direction(code)
    let turns = raw.turns.map { turn in
      (turn.times, ArrowReader(CallTree(turn.records, symbols, code), direction).arrows)
    }
    var result = what
    result.passages = ArrowFolding.passages(turns)
    result.participants = Participants.ordered(result.passages.flatMap(\.arrows))
    result.steps = StepReader.steps(of: raw.turns, symbols, code)
    return result
  }
}
