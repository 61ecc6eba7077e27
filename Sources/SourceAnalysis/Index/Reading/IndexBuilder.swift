/// Turns the raw index of the toolchain into symbols and occurrences, and corrects its errors.
struct IndexBuilder {
  private let module: SourceModule
  /// The files by the path that the compiler received.
  private let files: [String: SourceModule.File]
  private let texts: [String: SourceLines]
  private let raw: [RawIndex.Occurrence]
  private var declarations: [String: Declaration] = [:]
  private var overrides: [String: Set<String>] = [:]
  /// The types that extensions extend, by the USR of the extension.
  private var extended: [String: RawIndex.Symbol] = [:]
  /// The USRs of the properties with a getter in the source.
  private var computed: Set<String> = []

  /// The place of a symbol's declaration, and the symbol around it.
  private struct Declaration {
    let site: IndexedSymbol.Site
    let parent: RawIndex.Symbol?
    let isImplicit: Bool
  }

  init(_ index: RawIndex, of module: SourceModule) {
    self.module = module
    raw = index.occurrences
    files = Dictionary(module.files.map { (module.absolute($0), $0) }) { first, _ in first }
    texts = Dictionary(module.files.map { ($0.path, SourceLines(path: module.absolute($0))) }) {
      first, _ in first
    }
    for occurrence in raw { note(occurrence) }
  }

  func build() -> SemanticIndex {
    var known: [String: RawIndex.Symbol] = [:]
    for occurrence in raw {
      known[occurrence.symbol.usr] = occurrence.symbol
      for relation in occurrence.relations { known[relation.symbol.usr] = relation.symbol }
    }
    var symbols: [String: IndexedSymbol] = [:]
    for symbol in known.values { symbols[symbol.usr] = indexed(symbol, known) }
    return SemanticIndex(
      module: module.name, symbols: symbols,
      occurrences: IndexCorrections(symbols, texts).correct(occurrences(symbols)),
      bodyDecisions: bodyDecisions(symbols), replacements: replacements)
  }

  private func bodyDecisions(_ symbols: [String: IndexedSymbol]) -> [String: Int] {
    let decisions = texts.mapValues(\.bodyDecisions)
    return symbols.filter { $0.value.kind.isBody && !$0.value.isImplicit }.compactMapValues {
      body in
      body.site.flatMap { decisions[$0.file]?[.init(line: $0.line, column: $0.column)] }
    }
  }

  private var replacements: [IndexedSymbol.Site] {
    module.files.flatMap { file in
      (texts[file.path]?.selfAssignments ?? []).map { line, column in
        IndexedSymbol.Site(file: file.path, line: line, column: column, place: file.place)
      }
    }
  }

  // MARK: - Declarations

  private mutating func note(_ occurrence: RawIndex.Occurrence) {
    let symbol = occurrence.symbol
    for relation in occurrence.relations where relation.roles.contains(.overrideOf) {
      overrides[symbol.usr, default: []].insert(relation.symbol.usr)
    }
    for relation in occurrence.relations where relation.roles.contains(.extendedBy) {
      extended[relation.symbol.usr] = symbol
    }
    guard occurrence.roles.contains(.definition), let site = site(of: occurrence) else { return }
    let isImplicit = occurrence.roles.contains(.implicit)
    let parent = occurrence.related(.childOf)
    if let parent, !isImplicit, SymbolKind.isGetter(subkind: symbol.subkind) {
      computed.insert(parent.usr)
    }
    // A macro repeats some declarations of the source.
    if let earlier = declarations[symbol.usr], !earlier.isImplicit { return }
    declarations[symbol.usr] = Declaration(site: site, parent: parent, isImplicit: isImplicit)
  }

  private func site(of occurrence: RawIndex.Occurrence) -> IndexedSymbol.Site? {
    files[occurrence.file].map {
      IndexedSymbol.Site(
        file: $0.path, line: occurrence.line, column: occurrence.column, place: $0.place)
    }
  }

  /// Returns the extended type for an extension, and any other symbol itself.
  private func folded(_ symbol: RawIndex.Symbol) -> RawIndex.Symbol {
    extended[symbol.usr] ?? symbol
  }

  // MARK: - Symbols

  private func indexed(
    _ symbol: RawIndex.Symbol, _ known: [String: RawIndex.Symbol]
  ) -> IndexedSymbol {
    let kind = SymbolKind(kind: symbol.kind, subkind: symbol.subkind)
    let declaration = declarations[symbol.usr]
    let parent = declaration?.parent.map(folded)
    let foreign = declaration == nil ? MangledName(usr: symbol.usr) : nil
    return IndexedSymbol(
      usr: symbol.usr, name: symbol.name, kind: kind,
      module: foreign?.module ?? module.name,
      owner: foreign == nil ? owner(parent) : foreign?.owner,
      parent: parent?.usr, site: declaration?.site, isImplicit: declaration?.isImplicit ?? false,
      isRequirement: parent.map(Self.kind) == .protocol && declaration?.parent == parent,
      storage: declaration.flatMap { storage(of: symbol, kind, $0) },
      overrides: overrides[symbol.usr] ?? [])
  }

  private static func kind(_ symbol: RawIndex.Symbol) -> SymbolKind {
    SymbolKind(kind: symbol.kind, subkind: symbol.subkind)
  }

  /// Returns the names of the types around a symbol, also if a body lies between.
  private func owner(_ parent: RawIndex.Symbol?) -> String? {
    var names: [String] = []
    var next = parent
    while let symbol = next {
      guard let declaration = declarations[symbol.usr] else {
        names.append(symbol.name)
        MangledName(usr: symbol.usr).owner.map { names.append($0) }
        break
      }
      if Self.kind(symbol).isType { names.append(symbol.name) }
      next = declaration.parent.map(folded)
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  private func storage(
    of symbol: RawIndex.Symbol, _ kind: SymbolKind, _ declaration: Declaration
  ) -> IndexedSymbol.Storage? {
    guard kind == .property else { return nil }
    if computed.contains(symbol.usr) || symbol.subkind == SymbolKind.subscriptSubkind {
      return .computed
    }
    let site = declaration.site
    let isConstant = texts[site.file]?.isConstant(line: site.line, column: site.column) ?? false
    return isConstant && !declaration.isImplicit ? .constant : .variable
  }

  // MARK: - Occurrences

  private func occurrences(_ symbols: [String: IndexedSymbol]) -> [IndexedOccurrence] {
    var occurrences: [IndexedOccurrence] = []
    // The enum case or alias declared last. The index names its types without a container.
    var open: (file: String, usr: String)?
    for occurrence in raw {
      guard let site = site(of: occurrence) else { continue }
      var access = occurrence.roles.intersection([
        .definition, .reference, .read, .write, .implicit,
      ])
      if occurrence.related(.base) != nil { access.insert(.base) }
      let kind = Self.kind(occurrence.symbol)
      if access.contains(.definition), kind != .parameter {
        let opens = kind == .enumCase || kind == .typealias || kind == .typeParameter
        open = opens ? (site.file, occurrence.symbol.usr) : nil
      }
      var container = occurrence.related(
        .containedBy, .calledBy, .base, .extendedBy, .childOf
      ).map(folded)?.usr
      if container == nil, access.contains(.reference), let open, open.file == site.file {
        container = open.usr
      }
      occurrences.append(
        IndexedOccurrence(
          usr: folded(occurrence.symbol).usr, site: site, access: access, container: container))
    }
    return occurrences
  }
}
