package import Backend

/// A wrong behaviour of an app: it differs from the first app, or breaks a rule of the
/// specification (1.4).
package nonisolated struct Divergence: Error, Equatable, Sendable {
  package let kind: Kind
  /// The architecture that differs.
  package let architecture: String
  /// A sentence that says what was found, where, and what was expected.
  package let reason: String
  /// The view tree of the first app.
  package let referenceTree: String
  /// The first app's architecture.
  package let reference: String
  /// The view tree of the one that differs.
  package let tree: String
  /// The step that revealed the divergence, counted from 0 in the session or script.
  package let step: Int

  /// The kind of difference, or the kind of rule that is broken.
  package enum Kind: String, CaseIterable, Sendable {
    /// The step was possible on one app only, or was refused for different reasons.
    case possibility
    /// The app does not come to rest.
    case unrest
    /// A frame differs from the result of a full layout and a full paint.
    case rendering
    /// A frame breaks a rule.
    case frameRule
    /// The trees of the apps at rest differ.
    case tree
    /// The pictures of the apps at rest differ.
    case picture
    /// The apps have sent different requests, or at different times.
    case requests
    /// The servers of the apps have different notes.
    case serverNotes
    /// The clocks differ, or the times of the next answer or animation end.
    case time
    /// The first app breaks a rule at rest or between two steps; the others equal it.
    case rule
    /// At the end of the session, the app's notes differ from the server's.
    case notes
  }
}

nonisolated extension Divergence: CustomStringConvertible {
  package var description: String { "\(architecture): \(reason)" }

  /// Returns whether a shorter script shows the same kind of difference, or breaks the same rule.
  func isLike(_ other: Divergence) -> Bool {
    guard kind == other.kind, architecture == other.architecture else { return false }
    switch kind {
    case .frameRule, .rule, .notes: return rule == other.rule
    default: return true
    }
  }

  /// The reason without steps, views and numbers, so that reasons can be compared.
  private var rule: String {
    var isQuoted = false
    let words = reason.split(separator: " ").filter { word in
      defer { if word.count(where: { $0 == "\"" }) == 1 { isQuoted.toggle() } }
      return !isQuoted && !word.contains { $0.isNumber || $0 == "\"" || $0 == "." }
    }
    return words.joined(separator: " ")
  }
}

/// A divergence, together with the steps that led to it.
package nonisolated struct VerificationFailure: Error, Sendable {
  package let divergence: Divergence
  /// All steps, including those of the final check; the last one reveals the divergence.
  package let steps: [Step]
  package let fixture: Fixture
  /// The number of steps before the final check, if that check found the divergence.
  var sessionStepCount: Int?

  var isInFinalCheck: Bool { sessionStepCount != nil }

  /// The steps of the session itself, without those of the final check.
  var sessionSteps: [Step] { Array(steps.prefix(sessionStepCount ?? steps.count)) }
}
