import ArgumentParsing
import Catalog
import Foundation
import Report
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `source`, which counts lines, tokens and structure of any Swift tree.
enum SourceCommand {
  static let paths = Argument(
    repeating: "path", .file,
    help: "Files and folders to count. Default: the project's architectures.")
  static let by = Option(
    "by", .choice(of: Unit.self), default: .file,
    help: "Whether a row is a file, or a type with its extensions.")

  enum Unit: String, CaseIterable, Sendable {
    case file, type
  }

  static let command = CommandSpecification(
    "source", abstract: "Count lines, tokens and structure by Swift's grammar.",
    discussion: """
      Nothing is compiled, so any Swift files will do. '--by type' counts bodies, decisions, \
      stored properties and how deep closures nest; each path is taken for one module.

      Exit codes: 0 done, 64 usage, 65 files that cannot be read.
      """,
    parameters: [paths, by], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let asked = arguments[paths]
    let root = asked.isEmpty ? try ProjectSource.project().root : "."
    let names = asked.isEmpty ? BucketMap.all.map(\.folder) : asked
    do {
      let measurement = try SourceMeasurement(paths: names, root: root)
      for warning in measurement.warnings { try console.errors.write("Warning: \(warning)\n") }
      let table =
        arguments[by] == .file ? files(measurement) : try types(of: names, in: root)
      try console.print(Document([.table(table)]))
      return .done
    } catch let error as SourceError {
      let text = "\(error)"
      throw CommandFailure(text.prefix(1).uppercased() + text.dropFirst() + ".", .badData)
    }
  }

  /// A file a row, then their sums.
  private static func files(_ measurement: SourceMeasurement) -> TextTable {
    let totals = measurement.totals
    return TextTable(
      of: measurement.files.map { ($0.path, SourceTotals([$0])) }
        + [("**\(totals.files) files**", totals)],
      [
        .words("path") { $0.0 }, .number("lines") { "\($0.1.lines)" },
        .number("code") { "\($0.1.code)" }, .number("comment") { "\($0.1.comment)" },
        .number("blank") { "\($0.1.blank)" }, .number("tokens") { "\($0.1.tokens)" },
      ])
  }

  /// A type a row, and after those of each path the code outside of types.
  private static func types(of paths: [String], in root: String) throws(SourceError) -> TextTable {
    var rows: [(labels: [String], counts: StructureCounts)] = []
    for path in paths {
      let structure = SourceStructure(try SourceTree.texts(at: [path], in: root))
      rows += structure.types.map { ([path, $0.name, $0.kind.rawValue, $0.path], $0.counts) }
      rows.append(([path, "(no type)", "", ""], structure.outside))
    }
    return TextTable(
      of: rows,
      ["tree", "name", "kind", "path"].enumerated().map { index, title in
        .words(title) { $0.labels[index] }
      }
        + [
          .number("code") { "\($0.counts.code)" }, .number("tokens") { "\($0.counts.tokens)" },
          .number("bodies") { "\($0.counts.bodies)" },
          .number("implicit getters") { "\($0.counts.implicitGetters)" },
          .number("decisions") { "\($0.counts.decisions)" },
          .number("extended decisions") { "\($0.counts.extendedDecisions)" },
          .number("stored vars") { "\($0.counts.storedVars)" },
          .number("stored lets") { "\($0.counts.storedLets)" },
          .number("closure nesting") { "\($0.counts.closureNesting)" },
          .number("longest body") { "\($0.counts.longestBody)" },
          .number("longest body tokens") { "\($0.counts.longestBodyTokens)" },
        ])
  }
}
