package import SourceMetrics

/// How much of a role's code can be run without a view.
package struct ViewFreeShare: Hashable, Sendable {
  /// All of something, and how much of it needs no view.
  package struct Part: Hashable, Sendable {
    package let all: Int
    package let withoutView: Int

    package init(all: Int, withoutView: Int) {
      self.all = all
      self.withoutView = withoutView
    }
  }

  package let role: Role
  package let bodies: Part
  /// What is decided in those bodies; each is one decision at least.
  package let decisions: Part
  /// What leads the first of the others to a view, from body to view; nil if there is none.
  package let wayToView: [String]?
}

extension Headline {
  /// For each role, how many of its bodies, and of the decisions in them, can be run without there
  /// being a view.
  ///
  /// A body needs what it names; a type needs its bases, what it keeps and its initialisers; a protocol
  /// what it asks for, since a test has to stand in for it; a member needs its type. What answers a
  /// protocol's call is not needed: a test can answer it.
  ///
  /// - Returns: in the order of the roles; those without a body are left out.
  package var viewFreeShares: [ViewFreeShare] {
    let views = index.symbols.values.filter(isView).map(\.usr)
    let needs = needs
    let needAView = needs.reversed.closure(of: Set(views))
    let bodies = Dictionary(grouping: symbols.filter(isBody)) { $0.site?.place.role }
    return Role.allCases.compactMap { role in
      guard let own = bodies[role] else { return nil }
      let free = own.filter { !needAView.contains($0.usr) }
      let way = own.first { needAView.contains($0.usr) }.flatMap { body in
        needs.path(from: body.usr) { index.symbols[$0].map(isView) ?? false }
      }
      return ViewFreeShare(
        role: role, bodies: .init(all: own.count, withoutView: free.count),
        decisions: .init(all: decisions(in: own), withoutView: decisions(in: free)),
        wayToView: way?.compactMap { index.symbols[$0]?.qualifiedName })
    }
  }

  private func decisions(in bodies: [IndexedSymbol]) -> Int {
    bodies.map { index.bodyDecisions[$0.usr] ?? 1 }.reduce(0, +)
  }

  /// Whether a symbol holds statements, as what a protocol asks for does not.
  private func isBody(_ symbol: IndexedSymbol) -> Bool {
    guard symbol.kind.isBody, !symbol.isRequirement else { return false }
    return !(symbol.parent.flatMap { index.symbols[$0] }?.isRequirement ?? false)
  }

  /// What has to be there for a symbol to be used.
  private var needs: Graph<String> {
    var graph = Graph<String>()
    for occurrence in index.occurrences
    where occurrence.site.place.bucket != .variants
      && occurrence.access.contains(.reference) && !occurrence.access.contains(.implicit)
    {
      if let container = occurrence.container { graph.add(container, occurrence.usr) }
    }
    for symbol in symbols {
      guard let parent = symbol.parent, let owner = index.symbols[parent] else { continue }
      graph.add(symbol.usr, parent)
      if isNeeded(symbol, by: owner) { graph.add(parent, symbol.usr) }
    }
    return graph
  }

  private func isNeeded(_ member: IndexedSymbol, by owner: IndexedSymbol) -> Bool {
    switch owner.kind {
    case .protocol: member.isRequirement
    // A property needs its accessors.
    case .property: member.kind == .accessor
    default:
      member.kind == .initializer || member.kind == .enumCase
        || member.storage == .constant || member.storage == .variable
    }
  }

  /// Whether a symbol is a view, a view controller, or of one.
  ///
  /// In the shared modules those are the classes, but for the main loop, which stands where a run loop
  /// stands in an app.
  private func isView(_ symbol: IndexedSymbol) -> Bool {
    if let place = symbol.site?.place { return Self.viewRoles.contains(place.role) }
    guard ["Toolkit", "Screens"].contains(symbol.module), let type = type(of: symbol),
      type.name != "MainLoop"
    else { return false }
    return typeKinds[type] ?? .class == .class
  }
}
