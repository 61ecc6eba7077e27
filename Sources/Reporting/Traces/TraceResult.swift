/// The way of one interaction through the roles of one architecture, as it was recorded.
package struct TraceResult: Equatable, Codable, Sendable {
  package var architecture: String
  /// What tables call the variant: that of the headline is the architecture's.
  package var label: String
  package var interaction: String
  /// The number of notes.
  package var size: Int
  /// Roles in the pattern's order, with what stands around them: the screen, clients, the loop.
  package var participants: [String]
  /// Calls from role to role in their order; what stays within a role is left out.
  package var passages: [TracePassage]
  /// The lines that ran, in their order.
  package var steps: [TraceStep]

  package init(
    architecture: String, label: String, interaction: String, size: Int, participants: [String],
    passages: [TracePassage], steps: [TraceStep]
  ) {
    self.architecture = architecture
    self.label = label
    self.interaction = interaction
    self.size = size
    self.participants = participants
    self.passages = passages
    self.steps = steps
  }

  /// The arrows that go against the pattern's direction.
  package var violations: [TraceArrow] {
    passages.flatMap(\.arrows).filter { $0.against != nil }
  }
}

/// An arrow, or some that follow one another again and again.
package struct TracePassage: Equatable, Codable, Sendable {
  package var arrow: TraceArrow?
  /// How often what follows comes.
  package var times: Int?
  package var passages: [TracePassage]?

  package init(_ arrow: TraceArrow) {
    self.arrow = arrow
  }

  package init(times: Int, _ passages: [TracePassage]) {
    self.times = times
    self.passages = passages
  }

  /// Its arrows, each once.
  package var arrows: [TraceArrow] {
    [arrow].compactMap(\.self) + (passages ?? []).flatMap(\.arrows)
  }
}

/// Calls of one kind from one role to another.
package struct TraceArrow: Equatable, Codable, Sendable {
  package var from: String
  package var to: String
  package var kind: Kind
  /// What is called, read or written, with how often if it is more than once.
  package var text: String
  /// Why the pattern does not allow it, a sentence; `nil` if it does.
  package var against: String?

  package init(from: String, to: String, kind: Kind, text: String, against: String? = nil) {
    self.from = from
    self.to = to
    self.kind = kind
    self.text = text
    self.against = against
  }

  /// What a call is.
  package enum Kind: String, Codable, Sendable {
    /// A function, called by its name or a protocol's.
    case call
    /// A closure that was handed over before, or queued.
    case callback
    /// A property that is read.
    case read
    /// A change of what is shown.
    case write
  }
}

/// Lines of one function that ran one after another.
package struct TraceStep: Equatable, Codable, Sendable {
  /// As in `NotesStore.update(_:text:)`.
  package var function: String
  package var role: String
  /// From the package's root.
  package var file: String
  /// As in `12-14,17`.
  package var lines: String

  package init(function: String, role: String, file: String, lines: String) {
    self.function = function
    self.role = role
    self.file = file
    self.lines = lines
  }
}
