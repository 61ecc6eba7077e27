internal import SourceMetrics

/// An index without what only variants use: what a report's figures are about.
package struct Headline: Sendable {
  package let index: SemanticIndex
  /// The places that name something with words of their own, imports left out.
  let references: [IndexedOccurrence]
  /// What the sources themselves declare, in the order of their files, lines and columns.
  let symbols: [IndexedSymbol]
  /// What the types at the outermost level are, as far as the sources name them.
  let typeKinds: [TypeName: SymbolKind]

  package init(_ index: SemanticIndex) {
    self.index = index
    references = index.occurrences.filter { occurrence in
      occurrence.site.place.bucket != .variants && occurrence.access.contains(.reference)
        && !occurrence.access.contains(.implicit)
        && ![.module, .parameter, .typeParameter].contains(index.symbols[occurrence.usr]?.kind)
    }
    symbols = index.symbols.values.filter {
      $0.site.map { $0.place.bucket != .variants } ?? false && !$0.isImplicit
    }.sorted { one, other in
      guard let site = one.site, let otherSite = other.site else { return false }
      return (site.file, site.line, site.column, one.usr)
        < (otherSite.file, otherSite.line, otherSite.column, other.usr)
    }
    let types = index.symbols.values.filter { $0.kind.isType && $0.owner == nil }
    typeKinds = Dictionary(
      types.map { (TypeName(module: $0.module, name: $0.name), $0.kind) }
    ) { first, _ in first }
  }

  /// Whether a symbol of the module belongs to variants only.
  func isVariant(_ symbol: IndexedSymbol) -> Bool { symbol.site?.place.bucket == .variants }

  /// The outermost type that a symbol is, or is a member of.
  func type(of symbol: IndexedSymbol) -> TypeName? {
    if let owner = symbol.owner {
      return TypeName(module: symbol.module, name: String(owner.prefix { $0 != "." }))
    }
    return symbol.kind.isType ? TypeName(module: symbol.module, name: symbol.name) : nil
  }

  /// The outermost type around a place.
  func type(around occurrence: IndexedOccurrence) -> TypeName? {
    occurrence.container.flatMap { index.symbols[$0] }.flatMap(type)
  }
}
