import Reporting
import SourceMetrics

/// The arrows of a diagram, read from a tree of calls.
struct ArrowReader {
  private let tree: CallTree
  private let direction: Direction

  init(_ tree: CallTree, _ direction: Direction) {
    self.tree = tree
    self.direction = direction
  }

  /// All arrows, each with those that it has led to.
  var arrows: [Arrow] { tree.roots.flatMap { arrows(of: $0, from: nil, writer: nil) } }

  /// - Parameters:
  ///   - event: what has happened.
  ///   - owner: whose code it has happened in.
  ///   - writer: the role that is at work.
  /// - Returns: its arrow with those below it, or these alone if it has none.
  private func arrows(
    of event: CallTree.Event, from owner: CodeMap.Owner?, writer: CodeMap.Owner?
  ) -> [Arrow] {
    switch event {
    case .work(let text):
      // What the toolkit does of itself, in layout, is nobody's work.
      guard let writer else { return [] }
      let key = Arrow.Key(from: writer, to: .screen, kind: .write, against: nil)
      return [Arrow(key, text)]
    case .call(let index):
      let call = tree.calls[index]
      // Who has called it, drawn or not.
      let caller = call.caller.map { tree.calls[$0].owner }
      let against = caller.flatMap { direction.complaint(about: call, from: $0) }
      let isDrawn = against != nil || call.owner != owner && isTold(index, from: owner)
      // Who stands in between and is not drawn leaves the pen to its caller.
      let next = isDrawn || owner == nil && call.owner.role == nil ? call.owner : owner
      let writer = next?.role == nil ? writer : next
      let below = call.events.flatMap { arrows(of: $0, from: next, writer: writer) }
      guard isDrawn else { return below }
      let key = Arrow.Key(
        from: against == nil ? owner : caller, to: call.owner, kind: kind(of: call),
        against: against)
      return [Arrow(key, label(of: index), below)]
    }
  }

  /// Whether a call tells a reader anything.
  private func isTold(_ index: Int, from owner: CodeMap.Owner?) -> Bool {
    let call = tree.calls[index]
    switch call.owner {
    case .role(let role):
      switch call.name.kind {
      case .initializer: return false
      case .getter: return ![.value, .action, .contract].contains(role)
      default: return role != .contract
      }
    // The toolkit and the clients are where an event comes from, and no arrow leads to that.
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

  /// Of a closure what it does: the first of its own role's functions that it calls.
  private func label(of index: Int) -> String {
    let call = tree.calls[index]
    guard call.name.kind == .closure else { return call.name.told }
    for case .call(let next) in call.events
    where tree.calls[next].owner == call.owner && tree.calls[next].name.kind == .function {
      return tree.calls[next].name.text
    }
    return call.name.told
  }
}
