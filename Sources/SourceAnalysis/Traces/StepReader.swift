/// Finds the lines of an architecture that ran, in order, from the blocks of a raw trace.
struct StepReader {
  private let symbols: Symbols
  private let code: CodeMap
  private var steps: [(visit: Int, step: Step)] = []
  /// The lines that have run so far, by function.
  private var seen: [String: Set<Int>] = [:]

  private struct Step {
    let name: FunctionName
    let role: String
    let file: String
    var lines: Set<Int>
  }

  private init(_ symbols: Symbols, _ code: CodeMap) {
    self.symbols = symbols
    self.code = code
  }

  /// Returns the blocks for which line numbers are needed.
  static func blocks(
    of records: [RawTrace.Record], _ symbols: Symbols, _ code: CodeMap
  ) -> Set<Range<UInt>> {
    var blocks: Set<Range<UInt>> = []
    visits(records, symbols, code) { _, _, block in blocks.insert(block) }
    return blocks
  }

  /// Returns addresses in a block, close enough to miss no line.
  static func addresses(in block: Range<UInt>) -> StrideTo<UInt> {
    stride(from: block.lowerBound, to: min(block.upperBound, block.lowerBound + longest), by: 2)
  }

  /// The greatest length of a block: after a function's last block there is foreign code.
  private static let longest: UInt = 4096

  /// Returns the steps of a raw trace.
  ///
  /// - Parameters:
  ///   - turns: the turns of the trace.
  ///   - symbols: the symbols at all addresses of its blocks.
  ///   - code: the owners of functions.
  /// - Returns: the lines that ran for the first time, grouped with other lines of the same visit.
  static func steps(
    of turns: [RawTrace.Turn], _ symbols: Symbols, _ code: CodeMap
  ) -> [TraceStep] {
    var reader = StepReader(symbols, code)
    for turn in turns {
      var own: [(Int, Symbols.Place, Range<UInt>)] = []
      visits(turn.records, symbols, code) { own.append(($0, $1, $2)) }
      for (visit, place, block) in own { reader.add(visit, place, block) }
      // Visits of the next turn are counted from 1 again.
      for index in reader.steps.indices { reader.steps[index].visit = 0 }
    }
    return reader.steps.map { _, step in
      TraceStep(
        function: step.name.displayName, role: step.role, file: step.file,
        lines: LineRanges.text(step.lines))
    }
  }

  /// Calls `body` for each block of the architecture's functions, with its visit and the entry's place.
  private static func visits(
    _ records: [RawTrace.Record], _ symbols: Symbols, _ code: CodeMap,
    _ body: (Int, Symbols.Place, Range<UInt>) -> Void
  ) {
    var entries: [Symbols.Place?] = [nil]
    for record in records {
      switch record {
      case .work: break
      case .enter(_, let block):
        let place = symbols.place(block.lowerBound)
        entries.append(place.flatMap { code.isOwn($0.file) ? $0 : nil })
        if let place = entries[entries.count - 1] { body(entries.count - 1, place, block) }
      case .block(let visit, let block):
        if visit < entries.count, let place = entries[visit] { body(visit, place, block) }
      }
    }
  }

  private mutating func add(_ visit: Int, _ entry: Symbols.Place, _ block: Range<UInt>) {
    guard let file = entry.file, let role = code.role(of: file),
      let name = symbols.function(at: entry)
    else { return }
    var lines: Set<Int> = []
    for address in Self.addresses(in: block) {
      guard let place = symbols.place(address), place.symbol == entry.symbol, place.file == file
      else { continue }
      lines.insert(place.line)
    }
    if let last = steps.last, last.visit == visit {
      steps[steps.count - 1].step.lines.formUnion(lines)
    } else if !lines.isSubset(of: seen[entry.symbol] ?? []) {
      steps.append((visit, Step(name: name, role: role.name, file: file, lines: lines)))
    }
    seen[entry.symbol, default: []].formUnion(lines)
  }
}

/// Formats line numbers as ranges: `12-14,17`.
package enum LineRanges {
  package static func text(_ lines: some Sequence<Int>) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in Set(lines).sorted() {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
