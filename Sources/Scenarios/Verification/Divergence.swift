/// Something that an app did and should not have done: other than the first app, or against a rule
/// of the specification (1.4).
package nonisolated struct Divergence: Error, Equatable, Sendable {
  package let kind: Kind
  /// The variant's id, as in `MVC/notices`.
  package let variant: String
  /// A sentence: what, where, what instead.
  package let reason: String
  /// What the first app shows, whose id is `reference`.
  package let referenceTree: String
  package let reference: String
  /// What the variant shows.
  package let tree: String
  /// The step at which it came to light, counted from 0 in the session or script.
  package let step: Int

  package init(
    kind: Kind, variant: String, reason: String, referenceTree: String, reference: String,
    tree: String, step: Int
  ) {
    self.kind = kind
    self.variant = variant
    self.reason = reason
    self.referenceTree = referenceTree
    self.reference = reference
    self.tree = tree
    self.step = step
  }

  /// What differs, or what is broken.
  package enum Kind: String, CaseIterable, Sendable {
    /// The step could be taken on one app and not on the other, or for another reason.
    case possibility
    /// The app finds no rest.
    case unrest
    /// A frame is not what a full layout and a full paint give.
    case rendering
    /// A frame breaks a rule.
    case frameRule
    /// The trees of the apps at rest differ.
    case tree
    /// The pictures of the apps at rest differ.
    case picture
    /// The apps have asked the server for something else, or at another time.
    case requests
    /// The server has other notes.
    case serverNotes
    /// The clocks differ, or when the next answer is due.
    case time
    /// All apps alike break a rule at rest, or between two steps.
    case rule
    /// In the end the app's notes are not the server's.
    case notes
  }
}

nonisolated extension Divergence: CustomStringConvertible {
  package var description: String { "\(variant): \(reason)" }

  /// Whether a shorter script shows the same thing: the same kind of difference, the same rule.
  func isLike(_ other: Divergence) -> Bool {
    guard kind == other.kind, variant == other.variant else { return false }
    switch kind {
    case .frameRule, .rule, .notes: return rule == other.rule
    default: return true
    }
  }

  /// The reason without the step, the view and the numbers that it is about.
  private var rule: String {
    var isQuoted = false
    let words = reason.split(separator: " ").filter { word in
      defer { if word.count(where: { $0 == "\"" }) == 1 { isQuoted.toggle() } }
      return !isQuoted && !word.contains { $0.isNumber || $0 == "\"" || $0 == "." }
    }
    return words.joined(separator: " ")
  }
}
