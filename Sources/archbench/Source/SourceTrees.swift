import CommandLineKit
import SourceMetrics

/// What `archbench source` was asked to count, as it is and, if wanted, after formatting.
struct SourceTrees {
  /// The files at one of the paths, which are taken for a module.
  struct Tree {
    /// The path.
    let name: String
    let texts: [SourceText]
  }

  private let trees: [Tree]
  private let options: CountingOptions
  /// What the texts are after formatting, by path; nil if that is not asked for.
  private var formatted: [String: SourceText]?

  /// Reads what is at some paths, or the project's architectures if none is given.
  ///
  /// Throws when something is not there or cannot be read.
  init(_ paths: [String], options: CountingOptions) throws {
    let folders = BucketMap.standard.map(\.folder)
    guard let root = paths.isEmpty ? ProjectSource.root : "." else {
      throw CommandFailure(
        "The project's sources are not here; name a file or folder to count.", .usage)
    }
    self.options = options
    let names = paths.isEmpty ? folders : paths
    // A file in several of the paths counts for the first.
    var left = Set(try SourceTree.paths(at: names, in: root))
    trees = try names.map { name in
      let texts = try SourceTree.texts(at: [name], in: root)
      return Tree(name: name, texts: texts.filter { left.remove($0.path) != nil })
    }
  }

  /// Formats a copy of all texts, and gives the paths of those that the formatter does not understand.
  ///
  /// Throws when there is no formatter.
  mutating func format() throws(FormatError) -> [String] {
    let result = try FormattedSources(texts)
    formatted = Dictionary(result.texts.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    return result.unformatted
  }

  /// All texts, in the order of their paths' bytes.
  var texts: [SourceText] {
    trees.flatMap(\.texts).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func formatted(_ texts: [SourceText]) -> [SourceText]? {
    formatted.map { formatted in texts.map { formatted[$0.path] ?? $0 } }
  }

  private func count(_ texts: [SourceText]) -> SourceMeasurement {
    SourceMeasurement(texts, options: options)
  }

  // MARK: - By file

  /// A row for each file, in the order of their paths' bytes.
  var files: [SourceRow] {
    let after = formatted(texts).map(count)
    return count(texts).files.enumerated().map { index, file in
      Self.row(
        [("path", file.path)], SourceTotals([file]), after.map { SourceTotals([$0.files[index]]) })
    }
  }

  /// The sums over all files.
  var totals: SourceTotals { count(texts).totals }

  /// The row of the sums, for a table by file.
  var totalRow: SourceRow {
    Self.row(
      [("path", "**\(totals.files) files**")], totals, formatted(texts).map { count($0).totals })
  }

  private static func row(
    _ labels: [(String, String)], _ counts: SourceTotals, _ formatted: SourceTotals?
  ) -> SourceRow {
    SourceRow(
      labels: labels.map { (key: $0, text: $1) },
      figures: [
        ("lines", counts.lines), ("code", counts.code), ("comment", counts.comment),
        ("blank", counts.blank), ("tokens", counts.tokens),
      ]
        + (formatted.map { [("normalizedCode", $0.code), ("normalizedTokens", $0.tokens)] } ?? []))
  }

  // MARK: - By role

  /// A row for each role in each bucket and screen of the architectures.
  ///
  /// Throws when a path is no architecture's folder, or a file has no place in it.
  func roles() throws -> [SourceRow] {
    try trees.flatMap { tree in
      guard let map = BucketMap.standard.first(where: { $0.folder == tree.name }) else {
        throw CommandFailure(
          "'\(tree.name)' is none of the project's architectures, whose roles are known; count it by "
            + "file or type.", .usage)
      }
      let after = try formatted(tree.texts).map {
        try ArchitectureSource(map, texts: $0, options: options)
      }
      let source = try ArchitectureSource(map, texts: tree.texts, options: options)
      return source.places.map { place in
        Self.row(
          [
            ("architecture", map.architecture), ("bucket", place.bucket.rawValue),
            ("screen", place.screen ?? ""), ("role", place.role.name),
          ], source.totals(at: place), after?.totals(at: place))
      }
    }
  }

  // MARK: - By type

  /// A row for each type and one for what is in none, one tree after the other.
  var types: [SourceRow] {
    trees.flatMap { tree in
      let own = structure(tree.texts)
      let after = formatted(tree.texts).map { structure($0) }
      let types = own.types.map { type in
        let same = after?.types.first { $0.name == type.name && $0.path == type.path }
        return row(
          tree, [("name", type.name), ("kind", type.kind.rawValue), ("path", type.path)],
          type.counts, same?.counts)
      }
      let outside = row(
        tree, [("name", "(no type)"), ("kind", ""), ("path", "")], own.outside, after?.outside)
      return types + [outside]
    }
  }

  private func row(
    _ tree: Tree, _ labels: [(String, String)], _ counts: StructureCounts,
    _ formatted: StructureCounts?
  ) -> SourceRow {
    SourceRow(
      labels: ((trees.count > 1 ? [("tree", tree.name)] : []) + labels).map { (key: $0, text: $1) },
      figures: Self.figures(counts)
        + (formatted.map { [("normalizedCode", $0.code), ("normalizedTokens", $0.tokens)] } ?? []))
  }

  private func structure(_ texts: [SourceText]) -> SourceStructure {
    SourceStructure(texts, options: options)
  }

  /// How code is spread over the types of each tree.
  var spread: TextTable {
    var table = TextTable(
      [.init("tree"), .init("types", .right)]
        + ["code", "tokens", "decisions"].flatMap {
          [.init("\($0): most", .right), .init("90th percentile", .right), .init("Gini", .right)]
        })
    for tree in trees {
      let structure = structure(tree.texts)
      let spread = [\StructureCounts.code, \.tokens, \.decisions].flatMap { figure in
        let spread = structure.distribution(of: figure)
        return [String(spread.maximum), String(spread.percentile90), spread.giniText]
      }
      table.append([tree.name, String(structure.types.count)] + spread)
    }
    return table
  }

  private static func figures(_ counts: StructureCounts) -> [(key: String, count: Int)] {
    [
      ("code", counts.code), ("tokens", counts.tokens), ("bodies", counts.bodies),
      ("implicitGetters", counts.implicitGetters), ("decisions", counts.decisions),
      ("extendedDecisions", counts.extendedDecisions), ("storedVars", counts.storedVars),
      ("storedLets", counts.storedLets), ("closureNesting", counts.closureNesting),
      ("longestBody", counts.longestBody), ("longestBodyTokens", counts.longestBodyTokens),
    ]
  }
}
