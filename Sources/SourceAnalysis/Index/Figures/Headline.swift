/// An index with the code that is written in the sources: the basis of a report's figures.
package struct Headline: Sendable {
  package let index: SemanticIndex
  /// The references that are written in the sources, without imports and parameters.
  let references: [IndexedOccurrence]
  /// The symbols that the sources declare, by file, line and column.
  let symbols: [IndexedSymbol]
  /// The kinds of the outermost types that the sources name.
  let typeKinds: [TypeName: SymbolKind]

  package init(_ index: SemanticIndex) {
    self.index = index
    references = index.occurrences.filter { occurrence in
      occurrence.access.contains(.reference) && !occurrence.access.contains(.implicit)
        && ![.module, .parameter, .typeParameter].contains(index.symbols[occurrence.usr]?.kind)
    }
    symbols = index.symbols.values.filter { $0.site != nil && !$0.isImplicit }.sorted {
      one, other in
      guard let site = one.site, let otherSite = other.site else { return false }
      return (site.file, site.line, site.column, one.usr)
        < (otherSite.file, otherSite.line, otherSite.column, other.usr)
    }
    let types = index.symbols.values.filter { $0.kind.isType && $0.owner == nil }
    typeKinds = Dictionary(
      types.map { (TypeName(module: $0.module, name: $0.name), $0.kind) }
    ) { first, _ in first }
  }

  /// Returns the outermost type that a symbol is or belongs to.
  func type(of symbol: IndexedSymbol) -> TypeName? {
    if let owner = symbol.owner {
      return TypeName(module: symbol.module, name: String(owner.prefix { $0 != "." }))
    }
    return symbol.kind.isType ? TypeName(module: symbol.module, name: symbol.name) : nil
  }

  /// Returns the outermost type around an occurrence.
  func type(around occurrence: IndexedOccurrence) -> TypeName? {
    occurrence.container.flatMap { index.symbols[$0] }.flatMap(type)
  }
}

extension Headline {
  /// The roles of the view layer.
  package static let viewRoles: Set<Role> = [.view, .viewController]

  /// The symbols of the shared model and its clients that views and view controllers name, sorted.
  package var modelSymbolsInViews: [IndexedSymbol] {
    let names = references.filter { Self.viewRoles.contains($0.site.place.role) }.map(\.usr)
    return Set(names).compactMap { index.symbols[$0] }
      .filter { ["Model", "Controllers"].contains($0.module) && $0.site == nil }
      .sorted { ($0.module, $0.qualifiedName, $0.usr) < ($1.module, $1.qualifiedName, $1.usr) }
  }
}

extension Headline {
  /// The limits of the figures for these sources: one sentence each, without a full stop.
  package var notes: [String] {
    [keyPathNote, replacementNote, macroNote].compactMap { $0 }
  }

  private var keyPathNote: String? {
    let places = references.filter {
      $0.access.contains(.keyPath) && !$0.access.contains(.write)
        && index.symbols[$0.usr]?.storage == .variable
    }
    guard !places.isEmpty else { return nil }
    return
      "a write through a key path that is passed on is not counted. Key paths name properties that "
      + "change at \(list(places.map(\.site)))"
  }

  private var replacementNote: String? {
    let places = index.replacements
    guard !places.isEmpty else { return nil }
    return
      "a value that replaces itself, `self = …`, writes all its properties, but is not counted. This "
      + "is so at \(list(places))"
  }

  private var macroNote: String? {
    let names = references.filter { index.symbols[$0.usr]?.kind == .macro }
      .compactMap { index.symbols[$0.usr]?.name }
    guard !names.isEmpty else { return nil }
    return "writes by macros are not counted: \(Set(names).sorted().joined(separator: ", "))"
  }

  private func list(_ sites: [IndexedSymbol.Site]) -> String {
    sites.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
  }
}

extension Headline {
  /// The types that each type of the module names.
  ///
  /// Extensions of other modules' types are included. Only types of this module and of the shared
  /// modules count as named.
  package var collaborators: [TypeName: Set<TypeName>] {
    var found: [TypeName: Set<TypeName>] = [:]
    for symbol in symbols {
      if let type = type(of: symbol) { found[type] = [] }
    }
    for reference in references {
      guard let symbol = index.symbols[reference.usr],
        symbol.site != nil || Self.sharedModules.contains(symbol.module),
        let from = type(around: reference), let to = type(of: symbol), from != to
      else { continue }
      found[from, default: []].insert(to)
    }
    return found
  }

  /// The sets of the module's types that all depend on one another, the largest first.
  package var cycles: [[TypeName]] {
    var graph = Graph<TypeName>()
    for (type, others) in collaborators {
      for other in others where other.module == index.module { graph.add(type, other) }
    }
    return graph.cycles
  }
}
