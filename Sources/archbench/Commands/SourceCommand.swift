import Catalog
import Foundation
import Report
import Results
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `source`, which counts lines and tokens of any Swift tree.
enum SourceCommand {
  static let paths = Argument(
    repeating: "path", .file,
    help: "Files and folders to count. Default: the project's architectures.")
  static let by = Option(
    "by", .choice(of: Unit.self), default: .file,
    help: "Whether a row is a file, or a type with its extensions.")
  static let json = Flag("json", help: "Print the same rows as JSON, for programs.")

  enum Unit: String, CaseIterable, Sendable {
    case file, type
  }

  static let command = CommandSpecification(
    "source", abstract: "Count lines and tokens by Swift's grammar.",
    discussion: """
      Nothing is compiled, so any Swift files will do. For '--by type' each path is taken for \
      one module.

      Paths are printed from the current folder. If a path lies outside of it, all are printed \
      from the deepest folder that holds them. '--json' names that folder.

      Exit codes: 0 done, 64 usage, 65 files that cannot be read.
      """,
    parameters: [paths, by, json], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let asked = arguments[paths]
    let (root, names) = SourceTree.shortened(
      asked.isEmpty ? try architectures() : asked, from: FileManager.default.currentDirectoryPath)
    do {
      let measurement = try SourceMeasurement(paths: names, root: root)
      for warning in measurement.warnings { try console.errors.write("Warning: \(warning)\n") }
      let list: any SourceList =
        arguments[by] == .file
        ? FileList(measurement, in: root) : try TypeList(of: names, in: root)
      if arguments[json] {
        try console.output.write(jsonText(list))
      } else {
        try console.print(Document([.table(list.table)]))
      }
      return .done
    } catch let error as SourceError {
      let text = "\(error)"
      throw CommandFailure(text.prefix(1).uppercased() + text.dropFirst() + ".", .badData)
    }
  }

  /// Returns the folders of the project's architectures.
  private static func architectures() throws -> [String] {
    let project = try ProjectSource.project()
    return project.maps.map { "\(project.root)/\($0.folder)" }
  }
}

/// What the command has counted: a table for a person, JSON for a program.
private nonisolated protocol SourceList: Encodable {
  var table: TextTable { get }
}

/// A file a row, and their sums.
private nonisolated struct FileList: SourceList {
  struct Row: Encodable {
    let path: String
    let lines, code, comment, blank, tokens: Int
  }

  /// The folder from which the paths are.
  let folder: String
  let files: [Row]
  let total: SourceTotals

  init(_ measurement: SourceMeasurement, in folder: String) {
    self.folder = folder
    files = measurement.files.map { file in
      let counts = file.counts
      return Row(
        path: file.path, lines: counts.lines, code: counts.code, comment: counts.comment,
        blank: counts.blank, tokens: counts.tokens)
    }
    total = measurement.totals
  }

  var table: TextTable {
    let sum = Row(
      path: "**\(Figures.counted(total.files, "file"))**", lines: total.lines, code: total.code,
      comment: total.comment, blank: total.blank, tokens: total.tokens)
    return TextTable(
      of: files + [sum],
      [
        .words("path") { $0.path }, .number("lines") { "\($0.lines)" },
        .number("code") { "\($0.code)" }, .number("comment") { "\($0.comment)" },
        .number("blank") { "\($0.blank)" }, .number("tokens") { "\($0.tokens)" },
      ])
  }
}

/// A type a row, and after those of each path a row for the code outside of types.
private nonisolated struct TypeList: SourceList {
  struct Row: Encodable {
    let tree, name, kind, path: String
    let code, tokens: Int
  }

  /// The folder from which the paths are.
  let folder: String
  let types: [Row]

  init(of paths: [String], in folder: String) throws(SourceError) {
    self.folder = folder
    var rows: [Row] = []
    for tree in paths {
      let structure = SourceStructure(try SourceTree.texts(at: [tree], in: folder))
      rows += structure.types.map { type in
        Row(
          tree: tree, name: type.name, kind: type.kind.rawValue, path: type.path,
          code: type.counts.code, tokens: type.counts.tokens)
      }
      rows.append(
        Row(
          tree: tree, name: "(no type)", kind: "", path: "", code: structure.outside.code,
          tokens: structure.outside.tokens))
    }
    types = rows
  }

  var table: TextTable {
    TextTable(
      of: types,
      [
        .words("tree") { $0.tree }, .words("name") { $0.name }, .words("kind") { $0.kind },
        .words("path") { $0.path },
        .number("code") { "\($0.code)" }, .number("tokens") { "\($0.tokens)" },
      ])
  }
}
