import ArgumentParsing
import Foundation
import SourceAnalysis
import Support

/// The command `source`, which counts lines, tokens and structure of any Swift tree.
enum SourceCommand {
  static let paths = Argument(
    repeating: "path", .file,
    help: "Files and folders to count. Default: the project's architectures.")
  static let by = Option(
    "by", .choice(of: Unit.self), default: .file,
    help: "Whether a row is a file, a type with its extensions, or a role.")
  static let rule = Option(
    "rule", .choice([LineRule.primary, .cloc], name: \.rawValue), default: .primary,
    help: "How to count a blank line in a comment: as comment, or as blank like cloc.")
  static let normalized = Flag(
    "normalized", help: "Show beside each count the count after 'swift format'.")
  static let time = Flag("time", help: "Say how long reading and counting took.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .markdown, help: "How to print the counts.")

  enum Unit: String, CaseIterable, Sendable {
    case file, type, role
  }

  enum Format: String, CaseIterable, Sendable {
    case json, csv, markdown
  }

  static let command = CommandSpecification(
    "source", abstract: "Count lines, tokens and structure by Swift's grammar.",
    discussion: """
      Nothing is compiled, so any Swift files will do. '--by type' counts bodies, decisions, \
      stored properties and how deep closures nest; each path is taken for one module. '--by \
      role' knows the roles of the project's own architectures.

      Exit codes: 0 done, 1 'swift format' is not available, 64 usage, 65 files that cannot be \
      read.
      """,
    parameters: [paths, by, rule, normalized, time, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    do {
      let options = CountingOptions(rule: arguments[rule])
      let start = ContinuousClock.now
      var trees = try SourceTrees(arguments[paths], options: options)
      if arguments.contains(time) {
        try console.errors.write(speed(of: trees, readIn: start.duration(to: .now)))
      }
      for warning in SourceMeasurement(trees.texts).warnings {
        try console.errors.write("Warning: \(warning)\n")
      }
      if arguments.contains(normalized) {
        for path in try trees.format() {
          try console.errors.write(
            "Warning: 'swift format' does not understand \(path), which is counted as it is.\n")
        }
      }
      let text = try text(of: trees, by: arguments[by], as: arguments[format])
      try arguments[format] == .markdown ? console.show(text) : console.output.write(text)
      return .done
    } catch let error as SourceError {
      let text = "\(error)"
      throw CommandFailure(text.prefix(1).uppercased() + text.dropFirst() + ".", .badData)
    } catch let error as FormatError {
      throw CommandFailure("Normalized counts are not available, because \(error)", .failed)
    }
  }

  private static func text(
    of trees: SourceTrees, by unit: Unit, as format: Format
  ) throws -> String {
    let rows =
      switch unit {
      case .file: trees.files
      case .type: trees.types
      case .role: try trees.roles()
      }
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
    case .csv: return SourceRow.table(rows).csv()
    case .markdown:
      let total = unit == .file ? trees.totalRow : nil
      let table = SourceRow.table(rows, total: total).markdown()
      return unit == .type ? table + "\n" + trees.spread.markdown() : table
    }
  }

  /// Returns a sentence that says how long reading and counting took.
  private static func speed(of trees: SourceTrees, readIn reading: Duration) -> String {
    let start = ContinuousClock.now
    let lines = trees.totals.lines
    let counting = start.duration(to: .now)
    let millions = Double(lines) / (counting / .seconds(1)) / 1_000_000
    return """
      Counted \(lines) lines in \(counting.inMilliseconds) ms, \
      \(String(format: "%.2f", millions)) million a second on one core, \
      after \(reading.inMilliseconds) ms of finding and reading the files.

      """
  }
}

extension Duration {
  fileprivate var inMilliseconds: String { String(format: "%.1f", self / .milliseconds(1)) }
}
