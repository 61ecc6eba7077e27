/// Makes the arrows of a diagram from a tree of calls.
struct ArrowReader {
  private let tree: CallTree
  private let direction: Direction

  init(_ tree: CallTree, _ direction: Direction) {
    self.tree = tree
    self.direction = direction
  }

  /// All arrows, each with the arrows of the calls that it led to.
  var arrows: [Arrow] { tree.roots.flatMap { arrows(of: $0, from: nil, writer: nil) } }

  /// Returns the arrows of an event.
  ///
  /// - Parameters:
  ///   - event: a call, or work on views.
  ///   - owner: the owner of the code in which it happened.
  ///   - writer: the innermost role in the chain of calls.
  /// - Returns: its arrow with the arrows below it; only the arrows below it if it is not drawn.
  private func arrows(
    of event: CallTree.Event, from owner: CodeMap.Owner?, writer: CodeMap.Owner?
  ) -> [Arrow] {
    switch event {
    case .work(let text):
      // The toolkit's own work in layout belongs to no role.
      guard let writer else { return [] }
      let key = Arrow.Key(from: writer, to: .screen, kind: .write, against: nil)
      return [Arrow(key, text)]
    case .call(let index):
      let call = tree.calls[index]
      // The caller, even if it is not drawn.
      let caller = call.caller.map { tree.calls[$0] }
      let against = caller.flatMap { direction.complaint(about: call, from: $0) }
      let isDrawn = against != nil || call.owner != owner && isShown(index, from: owner)
      // A caller that is not drawn is skipped: its own caller draws the arrow.
      let next = isDrawn || owner == nil && call.owner.role == nil ? call.owner : owner
      let writer = next?.role == nil ? writer : next
      let below = call.events.flatMap { arrows(of: $0, from: next, writer: writer) }
      guard isDrawn else { return below }
      let key = Arrow.Key(
        from: against == nil ? owner : caller?.owner, to: call.owner, kind: kind(of: call),
        against: against)
      return [Arrow(key, label(of: index), below)]
    }
  }

  /// Whether a call is shown in a diagram.
  private func isShown(_ index: Int, from owner: CodeMap.Owner?) -> Bool {
    let call = tree.calls[index]
    switch call.owner {
    case .role(let role):
      switch call.name.kind {
      case .initializer: return false
      case .getter: return ![.value, .action, .contract].contains(role)
      default: return role != .contract
      }
    // An event begins in the toolkit or a client, and no arrow leads to its beginning.
    case .screen: return owner != nil && tree.leadsToRole(index)
    case .client: return owner?.role != nil && call.name.isClientCall
    case .loop: return owner?.role != nil
    }
  }

  private func kind(of call: CallTree.Call) -> TraceArrow.Kind {
    switch call.name.kind {
    case .closure: .callback
    case .getter: .read
    case .witness where !call.name.member.contains("("): .read
    default: call.isBehindClosure ? .callback : .call
    }
  }

  /// Returns the label of a call; for a closure, the first function of its own role that it calls.
  private func label(of index: Int) -> String {
    let call = tree.calls[index]
    guard call.name.kind == .closure else { return call.name.displayName }
    for case .call(let next) in call.events
    where tree.calls[next].owner == call.owner && tree.calls[next].name.kind == .function {
      return tree.calls[next].name.text
    }
    return call.name.displayName
  }
}

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

/// The calls of a raw trace as a tree; only functions with an owner are included.
struct CallTree {
  /// A call, or a piece of work on views.
  enum Event {
    case call(Int)
    case work(String)
  }

  struct Call {
    let name: FunctionName
    let owner: CodeMap.Owner
    /// The path of its file; `nil` for a protocol's entry.
    let file: String?
    /// The call that made it; `nil` if no caller has an owner.
    let caller: Int?
    /// Whether there is a closure without an owner, or a key path, between the caller and this call.
    let isBehindClosure: Bool
    fileprivate(set) var events: [Event] = []
  }

  private(set) var calls: [Call] = []
  /// The events without a caller that has an owner.
  private(set) var roots: [Event] = []

  /// Makes the tree of a turn.
  ///
  /// - Parameters:
  ///   - records: the records of a turn of a raw trace.
  ///   - symbols: the symbols at its addresses.
  ///   - code: the owners of functions.
  init(_ records: [RawTrace.Record], _ symbols: Symbols, _ code: CodeMap) {
    // For each visit: its own call, or the call around it.
    var inside: [(call: Int?, isBehindClosure: Bool)] = [(nil, false)]
    for record in records {
      switch record {
      case .block: break
      case .work(let visit, let text):
        append(.work(text), to: inside[visit < inside.count ? visit : 0].call)
      case .enter(let visit, let block):
        let caller = inside[visit < inside.count ? visit : 0]
        let place = symbols.place(block.lowerBound)
        let name = place.flatMap { symbols.function(at: $0) }
        guard let name, let owner = code.owner(of: name, in: place?.file) else {
          let isClosure = name?.kind == .closure && code.isOwn(place?.file)
          let isKeyPath = place?.isKeyPathAccessor == true
          inside.append((caller.call, caller.isBehindClosure || isClosure || isKeyPath))
          break
        }
        calls.append(
          Call(
            name: name, owner: owner, file: place?.file, caller: caller.call,
            isBehindClosure: caller.isBehindClosure))
        append(.call(calls.count - 1), to: caller.call)
        inside.append((calls.count - 1, false))
      }
    }
  }

  private mutating func append(_ event: Event, to call: Int?) {
    if let call { calls[call].events.append(event) } else { roots.append(event) }
  }

  /// Whether any call below a call belongs to a role of the architecture.
  func leadsToRole(_ call: Int) -> Bool {
    calls[call].events.contains { event in
      guard case .call(let next) = event else { return false }
      return calls[next].owner.role != nil || leadsToRole(next)
    }
  }
}
