import Catalog
import SourceAnalysis
import Study
import Support
import Workshop

/// The sources that `archbench source` counts, as they are and, if wanted, after formatting.
struct SourceTrees {
  /// The files at one of the paths, which are treated as one module.
  struct Tree {
    /// The path.
    let name: String
    let texts: [SourceText]
  }

  private let trees: [Tree]
  private let rule: LineRule
  /// The texts after formatting, by path; `nil` if formatting is not wanted.
  private var formatted: [String: SourceText]?

  /// Reads the files at some paths, by default the project's architectures.
  ///
  /// Throws if a file is missing or cannot be read.
  init(_ paths: [String], rule: LineRule) throws {
    let folders = BucketMap.all.map(\.folder)
    let root = paths.isEmpty ? try ProjectSource.project().root : "."
    self.rule = rule
    let names = paths.isEmpty ? folders : paths
    // A file that is in several paths counts only for the first one.
    var left = Set(try SourceTree.paths(at: names, in: root))
    trees = try names.map { name in
      let texts = try SourceTree.texts(at: [name], in: root)
      return Tree(name: name, texts: texts.filter { left.remove($0.path) != nil })
    }
  }

  /// Formats a copy of all texts.
  ///
  /// Returns the paths of those that the formatter cannot parse.
  ///
  /// Throws if there is no formatter.
  mutating func format() throws(FormatError) -> [String] {
    let result = try FormattedSources(texts)
    formatted = Dictionary(result.texts.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    return result.unformatted
  }

  /// All texts, sorted by the bytes of their paths.
  var texts: [SourceText] {
    trees.flatMap(\.texts).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func formatted(_ texts: [SourceText]) -> [SourceText]? {
    formatted.map { formatted in texts.map { formatted[$0.path] ?? $0 } }
  }

  private func count(_ texts: [SourceText]) -> SourceMeasurement {
    SourceMeasurement(texts, rule: rule)
  }

  // MARK: - By file

  /// One row per file, sorted by the bytes of their paths.
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

  // MARK: - By type

  /// One row per type, and one for the code outside of types, tree by tree.
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
    SourceStructure(texts)
  }

  /// The distribution of code over the types of each tree.
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
