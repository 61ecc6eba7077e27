/// What one event costs more in an architecture than in Baseline.
///
/// Source: how-we-measure.md, "Added per event".
package struct AddedResult: Equatable, Codable, Sendable {
  /// Seconds per event, below 0 if the architecture is faster: the mean over processes.
  package var estimate: Double
  /// The ends of the 95 % interval over processes; `nil` with fewer than two.
  package var low: Double?
  package var high: Double?
  /// Instructions per event; `nil` if they were not counted.
  package var instructions: Int?
  /// The number of events in one run of the interaction; `nil` for several interactions together.
  package var events: Int?
  /// Seconds per event in each process.
  package var values: [Double]

  package init(
    estimate: Double, low: Double?, high: Double?, instructions: Int?, events: Int?,
    values: [Double]
  ) {
    self.estimate = estimate
    self.low = low
    self.high = high
    self.instructions = instructions
    self.events = events
    self.values = values
  }
}

/// What one event of a kind costs more: the median over the kind's families of interactions.
package struct KindResult: Equatable, Codable, Sendable {
  package var kind: String
  package var architecture: String
  package var variant: String
  package var size: Int
  package var added: AddedResult
  /// The id of the interaction that adds most.
  package var worst: String

  package init(
    kind: String, architecture: String, variant: String, size: Int, added: AddedResult,
    worst: String
  ) {
    self.kind = kind
    self.architecture = architecture
    self.variant = variant
    self.size = size
    self.added = added
    self.worst = worst
  }
}

/// What one event of a kind costs more on a rung of a pattern's ladder, or in a headline beside it.
package struct LadderResult: Equatable, Codable, Sendable {
  package var architecture: String
  package var kind: String
  /// 0 for `asPublished` to 5 for `tuned`; `nil` for a headline that stands on no rung, because it
  /// lacks one below its highest.
  package var rung: Int?
  package var name: String
  /// The names of what the rung `tuned` adds besides the other rungs.
  package var extras: [String]
  /// The variant that stands on the rung; that of the rung below if the rung has none of its own.
  package var variant: String
  package var inherent: Bool
  /// Whether the headline has the rung, or is this one.
  package var idiomatic: Bool
  package var added: AddedResult

  package init(
    architecture: String, kind: String, rung: Int?, name: String, extras: [String],
    variant: String, inherent: Bool, idiomatic: Bool, added: AddedResult
  ) {
    self.architecture = architecture
    self.kind = kind
    self.rung = rung
    self.name = name
    self.extras = extras
    self.variant = variant
    self.inherent = inherent
    self.idiomatic = idiomatic
    self.added = added
  }
}

/// A pattern's ladder, as far as results need it.
package struct LadderEntry: Equatable, Codable, Sendable {
  package var architecture: String
  package var rungs: [RungEntry]

  package init(architecture: String, rungs: [RungEntry]) {
    self.architecture = architecture
    self.rungs = rungs
  }
}

/// A rung of a pattern's ladder.
package struct RungEntry: Equatable, Codable, Sendable {
  package var rung: Int
  package var name: String
  /// What the pattern does on the rung.
  package var means: String
  /// `option`, `inherent` or `noEffect`.
  package var kind: String
  /// The document that names the rung, with its section.
  package var document: String?
  package var extras: [String]
  package var variant: String
  package var idiomatic: Bool

  package init(
    rung: Int, name: String, means: String, kind: String, document: String?, extras: [String],
    variant: String, idiomatic: Bool
  ) {
    self.rung = rung
    self.name = name
    self.means = means
    self.kind = kind
    self.document = document
    self.extras = extras
    self.variant = variant
    self.idiomatic = idiomatic
  }
}
