/// What the compiler knows of a module's sources: each symbol, and each place that names one.
///
/// Headline figures leave out what lies in the `variants` bucket: all files have to be indexed, since
/// the composition names them.
package struct SemanticIndex: Sendable {
  /// The module's name, for an architecture the architecture's.
  package let module: String
  /// All symbols, those of other modules among them, by their names for the compiler.
  package let symbols: [String: IndexedSymbol]
  /// All occurrences, by path, line and column.
  package let occurrences: [IndexedOccurrence]

  /// Who meets a requirement or overrides a member, by the one that is met.
  package let overriders: [String: Set<String>]
  /// What is decided in each body, by its name for the compiler, as `BodyStructure` counts it.
  package let bodyDecisions: [String: Int]
  /// Where a value replaces itself, `self = …`, and so all its properties without naming one.
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
