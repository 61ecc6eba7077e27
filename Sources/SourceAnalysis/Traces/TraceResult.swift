/// The recorded path of one interaction through the roles of one architecture.
package struct TraceResult: Equatable, Codable, Sendable {
  /// The greatest number of arrows that are kept in order; more are summed up.
  package static let mostArrows = 80

  package var architecture: String
  package var interaction: String
  /// The number of notes.
  package var size: Int
  /// The roles in the pattern's order, and the screen, the clients and the loop around them.
  package var participants: [String]
  /// The calls between roles in order; calls within a role are left out.
  package var passages: [TracePassage]
  /// Whether the calls are summed up: then there is one arrow for all calls of one kind from one role
  /// to another, in the order of their first calls.
  package var isSummed: Bool
  /// The lines that ran, in order.
  package var steps: [TraceStep]

  package init(
    architecture: String, interaction: String, size: Int, participants: [String] = [],
    passages: [TracePassage] = [], isSummed: Bool = false, steps: [TraceStep] = []
  ) {
    self.architecture = architecture
    self.interaction = interaction
    self.size = size
    self.participants = participants
    self.passages = passages
    self.isSummed = isSummed
    self.steps = steps
  }

  /// The arrows against the pattern's direction.
  package var violations: [TraceArrow] {
    passages.flatMap(\.arrows).filter { $0.against != nil }
  }
}

/// An arrow, or a loop of passages.
package struct TracePassage: Equatable, Codable, Sendable {
  package var arrow: TraceArrow?
  /// The number of repetitions of a loop.
  package var times: Int?
  package var passages: [TracePassage]?

  package init(_ arrow: TraceArrow) {
    self.arrow = arrow
  }

  package init(times: Int, _ passages: [TracePassage]) {
    self.times = times
    self.passages = passages
  }

  /// All its arrows, each once.
  package var arrows: [TraceArrow] {
    [arrow].compactMap(\.self) + (passages ?? []).flatMap(\.arrows)
  }
}

/// Calls of one kind from one role to another.
package struct TraceArrow: Equatable, Codable, Sendable {
  package var from: String
  package var to: String
  package var kind: Kind
  /// The name of what is called, read or written, with a count if there are several.
  package var text: String
  /// A sentence about the violation; `nil` if the pattern allows the arrow.
  package var against: String?

  /// The kind of an arrow.
  package enum Kind: String, Codable, Sendable {
    /// A call of a function, directly or through a protocol.
    case call
    /// A call of a closure that was passed or queued before.
    case callback
    /// A read of a property.
    case read
    /// A change of a view.
    case write
  }
}

/// Lines of one function that ran in a row.
package struct TraceStep: Equatable, Codable, Sendable {
  /// The full name of the function, such as `NotesStore.update(_:text:)`.
  package var function: String
  package var role: String
  /// The path from the package's root.
  package var file: String
  /// The line numbers, such as `12-14,17`.
  package var lines: String

  package init(function: String, role: String, file: String, lines: String) {
    self.function = function
    self.role = role
    self.file = file
    self.lines = lines
  }
}

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
  /// - Returns: `what` with participants, passages and steps.
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
    return result
  }
}
