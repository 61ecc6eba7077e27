/// Checks whether calls keep to the direction that the matrix of a pattern's rules allows.
///
/// Every pattern allows calls upwards through closures, key paths, notices and bindings: the caller does
/// not know the callee. A call through a protocol counts as a call to the protocol, not to the conforming type.
/// Nor does a caller know which method overrides a base class's, which deinitialiser runs, or which
/// type an initialiser belongs to that it was given as a value.
/// A call to a type of the storyboard or the toolkit does not count, even in an extension.
struct Direction {
  private let code: CodeMap

  init(_ code: CodeMap) {
    self.code = code
  }

  /// Returns a sentence about a call that the matrix forbids; `nil` if the call is allowed.
  func complaint(about call: CallTree.Call, from caller: CallTree.Call) -> String? {
    guard let from = caller.owner.role, let to = call.owner.role, call.name.kind != .closure,
      !call.isBehindClosure, code.isOwnType(call.name.type), isKnown(call, to: caller)
    else { return nil }
    var known = to
    if case .witness(let contract) = call.name.kind, let role = code.role(ofType: contract) {
      known = role
    }
    guard !code.allows(from, toName: known) else { return nil }
    return "\(from.name) to \(known.name) is not in the pattern's matrix: \(call.name.text)"
  }

  private func isKnown(_ call: CallTree.Call, to caller: CallTree.Call) -> Bool {
    if case .witness = caller.name.kind { return false }
    if code.isOverride(call.name, in: call.file) { return false }
    guard call.name.kind == .initializer, let type = call.name.type else { return true }
    return !call.name.text.hasSuffix("deinit") && code.names(type, in: caller.file)
  }
}
