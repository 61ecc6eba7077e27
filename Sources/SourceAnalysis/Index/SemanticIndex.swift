internal import Foundation
internal import Support

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
  /// - Throws: a `SourceError` if there is no index.
  package init(of map: BucketMap, root: String, modules: String) throws(SourceError) {
    try self.init(of: SourceModule(map, root: root, modules: modules))
  }

  /// Makes the index of a module with the compiler, in a temporary folder.
  ///
  /// - Throws: a `SourceError` if there is no index.
  package init(of module: SourceModule) throws(SourceError) {
    let toolchain = try Toolchain()
    let store = FileManager.default.temporaryDirectory
      .appending(path: "archbench-index-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: store) }
    // Without a name for each file the index would keep only the last file.
    let units = "\(store)/outputs"
    do {
      try AtomicFile.write(
        module.files.map { module.absolute($0) + ".o\n" }.joined(), to: units)
    } catch {
      throw SourceError("there can be no index: \(error.message)")
    }
    let errors = try module.errors([
      "-typecheck", "-suppress-warnings", "-index-store-path", store,
      "-index-ignore-system-modules", "-Xfrontend", "-index-unit-output-path-filelist",
      "-Xfrontend", units,
    ])
    if let error = errors.first {
      throw SourceError(
        "the compiler does not accept \(module.name) beside the modules at hand "
          + "(\(error.message)); build anew, with the same toolchain")
    }
    self = IndexBuilder(
      try RawIndex(store: store, library: toolchain.indexLibrary), of: module
    ).build()
  }
}
