/// The share of a role's code that can run without a view.
package struct ViewIndependentLogic: Hashable, Sendable {
  /// A total, and the part of it that needs no view.
  package struct Part: Hashable, Sendable {
    package let all: Int
    package let withoutView: Int
  }

  package let role: Role
  package let bodies: Part
  /// The decisions in those bodies; each body has at least one.
  package let decisions: Part
  /// The dependencies from the first body that needs a view to that view; nil if there is none.
  package let wayToView: [String]?
}

extension Headline {
  /// The bodies and decisions of each role that can run without a view.
  ///
  /// - A body needs everything that it names.
  /// - A type needs its bases, its stored properties and its initialisers.
  /// - A protocol needs the types in its requirements, since a test has to implement them.
  /// - A member needs its type.
  ///
  /// A protocol does not need the types that conform to it: a test can replace them. Roles without
  /// a body are left out.
  package var viewIndependentLogic: [ViewIndependentLogic] {
    let views = index.symbols.values.filter(isView).map(\.usr)
    let needs = needs
    let needAView = needs.reversed.closure(of: Set(views))
    let bodies = Dictionary(grouping: symbols.filter(isBody)) { $0.site?.place.role }
    return bodies.compactMap { role, own -> ViewIndependentLogic? in
      guard let role else { return nil }
      let free = own.filter { !needAView.contains($0.usr) }
      let way = own.first { needAView.contains($0.usr) }.flatMap { body in
        needs.path(from: body.usr) { index.symbols[$0].map(isView) ?? false }
      }
      return ViewIndependentLogic(
        role: role, bodies: .init(all: own.count, withoutView: free.count),
        decisions: .init(all: decisions(in: own), withoutView: decisions(in: free)),
        wayToView: way?.compactMap { index.symbols[$0]?.qualifiedName })
    }
    .sorted { $0.role < $1.role }
  }

  private func decisions(in bodies: [IndexedSymbol]) -> Int {
    bodies.map { index.bodyDecisions[$0.usr] ?? 1 }.reduce(0, +)
  }

  /// Whether a symbol has a body; a protocol's requirement has none.
  private func isBody(_ symbol: IndexedSymbol) -> Bool {
    guard symbol.kind.isBody, !symbol.isRequirement else { return false }
    return !(symbol.parent.flatMap { index.symbols[$0] }?.isRequirement ?? false)
  }

  /// The symbols that each symbol needs.
  private var needs: Graph<String> {
    var graph = Graph<String>()
    for occurrence in index.occurrences
    where occurrence.access.contains(.reference) && !occurrence.access.contains(.implicit) {
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

  /// Whether a symbol is a view or a view controller, or belongs to one.
  ///
  /// In the shared modules all classes count as views, except the main loop: it replaces an app's
  /// run loop.
  private func isView(_ symbol: IndexedSymbol) -> Bool {
    if let place = symbol.site?.place { return Self.viewRoles.contains(place.role) }
    guard ["Toolkit", "Screens"].contains(symbol.module), let type = type(of: symbol),
      type.name != "MainLoop"
    else { return false }
    return typeKinds[type] ?? .class == .class
  }
}
