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
