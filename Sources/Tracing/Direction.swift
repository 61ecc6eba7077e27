import SourceMetrics

/// Whether calls keep to the direction of their pattern, by the matrix of its rules.
///
/// A closure that was handed over, a notice, a binding is the way up that every pattern permits: who
/// calls it does not know whom it calls. A protocol stands for itself, not for who conforms to it, and
/// so does a type of the storyboard or the toolkit, whatever extends it.
struct Direction {
  private let code: CodeMap

  init(_ code: CodeMap) {
    self.code = code
  }

  /// What is wrong with a call between roles, a sentence without a full stop; `nil` if nothing is.
  func complaint(about call: CallTree.Call, from caller: CodeMap.Owner) -> String? {
    guard let from = caller.role, let to = call.owner.role, call.name.kind != .closure,
      !call.isBehindClosure, code.isOwnType(call.name.type)
    else { return nil }
    var known = to
    if case .witness(let contract) = call.name.kind, let role = code.role(ofType: contract) {
      known = role
    }
    guard !code.lets(from, know: known) else { return nil }
    return "\(from.name) to \(known.name) is not in the pattern's matrix: \(call.name.text)"
  }
}
