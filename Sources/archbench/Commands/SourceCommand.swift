import CommandLineKit
import Foundation
import SourceMetrics

/// Lines and tokens of any Swift tree.
enum SourceCommand {
  static let paths = Argument(
    repeating: "path", .file,
    help: "Files and folders to count; the project's architectures if none is given.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .markdown, help: "How to print the counts.")

  enum Format: String, CaseIterable, Sendable {
    case json, csv, markdown
  }

  static let command = CommandSpecification(
    "source", abstract: "Count lines and tokens by Swift's grammar.",
    parameters: [paths, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let measurement = try measure(arguments[paths])
    for invalid in measurement.invalid { try console.errors.write("Warning: \(invalid)\n") }
    switch arguments[format] {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(measurement.files)
      try console.output.write(String(decoding: data, as: UTF8.self) + "\n")
    case .csv: try console.output.write(table(measurement, withTotal: false).csv())
    case .markdown: try console.output.write(table(measurement, withTotal: true).markdown())
    }
    return .done
  }

  private static func measure(_ paths: [String]) throws -> SourceMeasurement {
    do {
      if !paths.isEmpty { return try SourceMeasurement(paths: paths) }
      guard let root = ProjectSource.root else {
        throw CommandFailure(
          "The project's sources are not here; name a file or folder to count.", .usage)
      }
      return try SourceMeasurement(paths: BucketMap.standard.map(\.folder), root: root)
    } catch let error as SourceError {
      throw CommandFailure("\(error)", .badData)
    }
  }

  private static func table(_ measurement: SourceMeasurement, withTotal: Bool) -> TextTable {
    var table = TextTable(
      [.init("path")]
        + ["lines", "code", "comment", "blank", "tokens"].map { .init($0, .right) })
    for file in measurement.files {
      let counts = [file.lines, file.code, file.comment, file.blank, file.tokens]
      table.append([file.path] + counts.map(String.init))
    }
    if withTotal {
      let all = measurement.totals
      let counts = [all.lines, all.code, all.comment, all.blank, all.tokens]
      table.append(["**\(all.files) files**"] + counts.map(String.init))
    }
    return table
  }
}
