/// An optimisation that any pattern can have; the same names and the same order for all.
package enum Rung: Int, CaseIterable, Codable, Comparable, CodingKeyRepresentable, Sendable {
  /// Views are updated exactly as the pattern's article does it.
  case asPublished
  /// Nothing is written into a view that shows it already.
  case equalWrites
  /// A view is updated once per turn of the main loop at most.
  case oncePerTurn
  /// Only what depends on a change is derived again.
  case onlyWhatChanged
  /// Only the rows in view are derived.
  case onlyInView
  /// Whatever else keeps the rules of the pattern.
  case tuned

  /// The name in lists, variants and results, such as `oncePerTurn`.
  package var name: String { String(describing: self) }

  package static func < (a: Rung, b: Rung) -> Bool { a.rawValue < b.rawValue }
}

/// What the rungs are in one pattern, and which documents name them.
///
/// It decides which rungs the headline has. The rule is the same for all patterns: `equalWrites`,
/// `oncePerTurn`, and every other rung that is inherent or that a document names.
package struct Ladder: Sendable {
  /// The steps of the rungs, from `asPublished` to `tuned`.
  package let steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// One rung in one pattern.
  package struct Step: Sendable {
    package let rung: Rung
    /// What the pattern does on this rung, in a few words.
    package let means: String
    package let kind: Kind
    /// The document and its section that name the rung for this kind of update, if any does.
    package let document: String?
    /// The names of the further optimisations of the rung `tuned`.
    package let extras: [String]

    package init(
      _ rung: Rung, _ means: String, _ kind: Kind = .option, document: String? = nil,
      extras: [String] = []
    ) {
      self.rung = rung
      self.means = means
      self.kind = kind
      self.document = document
      self.extras = extras
    }
  }

  package enum Kind: String, Codable, Sendable {
    /// The pattern can be written with the rung or without it.
    case option
    /// The pattern has the rung by nature, so no variant is without it.
    case inherent
    /// The rung changes no counter of any interaction, or nothing could be done on it; it has no
    /// variant.
    case noEffect
  }

  package subscript(rung: Rung) -> Step? { steps.first { $0.rung == rung } }

  /// The rungs of the headline.
  package var idiomatic: Set<Rung> {
    let named = steps.filter { $0.kind == .inherent || $0.document != nil }.map(\.rung)
    return Set(named).union([.equalWrites, .oncePerTurn]).subtracting([.asPublished, .tuned])
  }
}
