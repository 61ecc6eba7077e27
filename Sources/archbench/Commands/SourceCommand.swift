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
  static let json = Flag("json", help: "Print the same rows as JSON, for programs.")

  static let command = CommandSpecification(
    "source", abstract: "Count lines and tokens by Swift's grammar.",
    discussion: """
      Nothing is compiled, so any Swift files will do.

      Exit codes: 0 done, 64 usage, 65 files that cannot be read.
      """,
    parameters: [paths, json], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let asked = arguments[paths]
    do {
      let measurement = try SourceMeasurement(paths: asked.isEmpty ? architectures() : asked)
      for warning in measurement.warnings { try console.errors.write("Warning: \(warning)\n") }
      let list = FileList(measurement)
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

  /// Returns the folders of the project's architectures, as seen from the current folder.
  private static func architectures() throws -> [String] {
    let project = try ProjectSource.project()
    let isHere = project.root == FileManager.default.currentDirectoryPath
    return project.maps.map { isHere ? $0.folder : "\(project.root)/\($0.folder)" }
  }
}

/// A file a row, and their sums.
private nonisolated struct FileList: Encodable {
  struct Row: Encodable {
    let path: String
    let lines, code, comment, blank, tokens: Int
  }

  let files: [Row]
  let total: SourceTotals

  init(_ measurement: SourceMeasurement) {
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
