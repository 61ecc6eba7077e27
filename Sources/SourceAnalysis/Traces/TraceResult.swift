/// The recorded path of one interaction through the roles of one architecture.
package struct TraceResult: Equatable, Codable, Sendable {
  /// The greatest number of arrows that are kept in order; more are summed up.
  package static let mostArrows = 80

  package var architecture: String
  package var interaction: String
  /// The number of notes.
  package var size: Int
  /// The number of events in the recorded run.
  package var events: Int
  /// The roles in the pattern's order, and the screen, the clients and the loop around them.
  package var participants: [String]
  /// The calls between roles in order; calls within a role are left out.
  package var passages: [TracePassage]
  /// Whether the calls are summed up: then there is one arrow for all calls of one kind from one role
  /// to another, in the order of their first calls.
  package var isSummed: Bool
  /// The calls of each role's functions in the whole run, most first.
  package var calls: [TraceCalls]
  /// The lines that ran, in order.
  package var steps: [TraceStep]

  package init(
    architecture: String, interaction: String, size: Int, events: Int = 1,
    participants: [String] = [], passages: [TracePassage] = [], isSummed: Bool = false,
    calls: [TraceCalls] = [], steps: [TraceStep] = []
  ) {
    self.architecture = architecture
    self.interaction = interaction
    self.size = size
    self.events = events
    self.participants = participants
    self.passages = passages
    self.isSummed = isSummed
    self.calls = calls
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

/// The number of calls of one role's functions in a trace.
package struct TraceCalls: Equatable, Codable, Sendable {
  package var role: String
  /// The calls of all its functions and closures, without initialisers and accessors.
  package var count: Int
  /// The full name of the function that is called most often.
  package var function: String
  package var functionCount: Int
  /// The path of its file from the package's root.
  package var file: String
  /// The first and the last of its lines that ran.
  package var firstLine: Int
  package var lastLine: Int
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
