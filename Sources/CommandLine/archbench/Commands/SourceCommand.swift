import ArgumentParsing
import Foundation
import Report
import SourceAnalysis
import Support

/// The command `source`, which counts lines, tokens and structure of any Swift tree.
enum SourceCommand {
  static let paths = Argument(
    repeating: "path", .file,
    help: "Files and folders to count. Default: the project's architectures.")
  static let by = Option(
    "by", .choice(of: Unit.self), default: .file,
    help: "Whether a row is a file, or a type with its extensions.")
  static let rule = Option(
    "rule", .choice(of: LineRule.self), default: .primary,
    help: "How to count a blank line in a comment: as comment, or as blank like cloc.")
  static let normalized = Flag(
    "normalized", help: "Show beside each count the count after 'swift format'.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .markdown, help: "How to print the counts.")

  enum Unit: String, CaseIterable, Sendable {
    case file, type
  }

  enum Format: String, CaseIterable, Sendable {
    case json, csv, markdown
  }

  static let command = CommandSpecification(
    "source", abstract: "Count lines, tokens and structure by Swift's grammar.",
    discussion: """
      Nothing is compiled, so any Swift files will do. '--by type' counts bodies, decisions, \
      stored properties and how deep closures nest; each path is taken for one module.

      Exit codes: 0 done, 1 'swift format' is not available, 64 usage, 65 files that cannot be \
      read.
      """,
    parameters: [paths, by, rule, normalized, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    do {
      var trees = try SourceTrees(arguments[paths], rule: arguments[rule])
      for warning in SourceMeasurement(trees.texts).warnings {
        try console.errors.write("Warning: \(warning)\n")
      }
      if arguments.contains(normalized) {
        for path in try trees.format() {
          try console.errors.write(
            "Warning: 'swift format' does not understand \(path), which is counted as it is.\n")
        }
      }
      try print(trees, by: arguments[by], as: arguments[format], console)
      return .done
    } catch let error as SourceError {
      let text = "\(error)"
      throw CommandFailure(text.prefix(1).uppercased() + text.dropFirst() + ".", .badData)
    } catch let error as FormatError {
      throw CommandFailure("Normalized counts are not available, because \(error)", .failed)
    }
  }

  private static func print(
    _ trees: SourceTrees, by unit: Unit, as format: Format, _ console: Console
  ) throws {
    let rows = unit == .file ? trees.files : trees.types
    switch format {
    case .json: try console.output.write(jsonText(rows))
    case .csv: try console.output.write(SourceRow.table(rows).csv())
    case .markdown:
      let document = Document {
        SourceRow.table(rows, total: unit == .file ? trees.totalRow : nil)
        if unit == .type { trees.spread }
      }
      try console.outputTerminal.isTerminal
        ? console.show(document) : console.output.write(document.markdown)
    }
  }
}

/// The counts of one file, type or role: a row of a table, or an object in JSON.
struct SourceRow: Encodable {
  /// The description of the counted item, by key.
  var labels: [(key: String, text: String)]
  /// The counts, by key.
  var figures: [(key: String, count: Int)]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (key, text) in labels { try container.encode(text, forKey: Key(stringValue: key)) }
    for (key, count) in figures { try container.encode(count, forKey: Key(stringValue: key)) }
  }

  /// Returns a table of rows with the same keys, followed by a row of sums if there is one.
  static func table(_ rows: [SourceRow], total: SourceRow? = nil) -> TextTable {
    let first = rows.first ?? total
    var table = TextTable(
      (first?.labels ?? []).map { .init(title($0.key)) }
        + (first?.figures ?? []).map { .init(title($0.key), .right) })
    for row in rows + (total.map { [$0] } ?? []) {
      table.append(row.labels.map(\.text) + row.figures.map { String($0.count) })
    }
    return table
  }

  /// Returns the heading of a key: `longest body` for `longestBody`.
  private static func title(_ key: String) -> String {
    key.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
