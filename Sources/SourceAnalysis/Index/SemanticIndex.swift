internal import Foundation

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

extension SemanticIndex {
  /// Makes the index of an architecture with the compiler.
  ///
  /// - Parameters:
  ///   - map: the architecture.
  ///   - root: the package's folder.
  ///   - modules: the folder of the modules that the architecture imports.
  /// - Throws: an `IndexError` if there is no index.
  package init(of map: BucketMap, root: String, modules: String) throws(IndexError) {
    try self.init(of: SourceModule(map, root: root, modules: modules))
  }

  /// Makes the index of a module with the compiler, in a temporary folder.
  ///
  /// - Throws: an `IndexError` if there is no index.
  package init(of module: SourceModule) throws(IndexError) {
    let toolchain = try Toolchain()
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "archbench-index-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    guard
      (try? FileManager.default.createDirectory(
        atPath: scratch, withIntermediateDirectories: true)) != nil
    else { throw .unreadable(reason: "no folder can be made at '\(scratch)'") }
    let store = scratch + "/store"
    if let message = toolchain.check(module, scratch: scratch, store: store) {
      throw .compilerFailed(module: module.name, message: message)
    }
    self = IndexBuilder(
      try RawIndex(store: store, library: toolchain.indexLibrary), of: module
    ).build()
  }
}
