/// The compiler's index of a module: all symbols, and all places that name them.
package struct SemanticIndex: Sendable {
  /// The name of the module.
  package let module: String
  /// All symbols by USR, including those of other modules.
  package let symbols: [String: IndexedSymbol]
  /// All occurrences, ordered by path, line and column.
  package let occurrences: [IndexedOccurrence]

  /// The USRs of the members that meet a requirement or override a member, by its USR.
  package let overriders: [String: Set<String>]
  /// The number of decisions in each body by USR, as `BodyStructure` counts them.
  package let bodyDecisions: [String: Int]
  /// The places of `self = …`, which sets all properties of a value without naming them.
  package let replacements: [IndexedSymbol.Site]

  init(
    module: String, symbols: [String: IndexedSymbol], occurrences: [IndexedOccurrence],
    bodyDecisions: [String: Int] = [:], replacements: [IndexedSymbol.Site] = []
  ) {
    self.module = module
    self.symbols = symbols
    self.occurrences = occurrences
    self.bodyDecisions = bodyDecisions
    self.replacements = replacements
    var overriders: [String: Set<String>] = [:]
    for symbol in symbols.values {
      for overridden in symbol.overrides { overriders[overridden, default: []].insert(symbol.usr) }
    }
    self.overriders = overriders
  }
}
