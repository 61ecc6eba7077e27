internal import Foundation
internal import Support

/// Sources in a common layout, formatted by the toolchain's `swift format`.
package struct FormattedSources {
  /// The formatted texts in the given order, with their original paths.
  package private(set) var texts: [SourceText] = []
  /// The paths of the files that the formatter rejects; their texts are unchanged.
  package private(set) var unformatted: [String] = []

  /// The line length of the common layout, in columns.
  package static let lineLength = 100

  /// The command that runs the formatter.
  package static let command = ["swift", "format"]

  /// Formats copies of all texts in one process.
  ///
  /// Throws when the formatter is missing or fails.
  package init(
    _ texts: [SourceText], lineLength: Int = lineLength, command: [String] = command
  ) throws(SourceError) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appending(path: "archbench-format-\(UUID().uuidString)").path
    defer { try? manager.removeItem(atPath: folder) }
    let files = texts.indices.map { "\(folder)/\($0).swift" }
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (file, text) in zip(files, texts) {
        try Data(text.bytes).write(to: URL(filePath: file))
      }
    } catch {
      throw SourceError(
        "the folder '\(folder)' cannot be written; make room there or name another in TMPDIR")
    }
    let refused = try Self.format(folder, lineLength: lineLength, command)
    for (file, text) in zip(files, texts) {
      guard !refused.contains(file), let contents = manager.contents(atPath: file) else {
        unformatted.append(text.path)
        self.texts.append(text)
        continue
      }
      self.texts.append(SourceText(path: text.path, bytes: [UInt8](contents)))
    }
  }

  /// The formatter's name and version; nil if it is missing.
  package static var tool: String? {
    ProgramRun(command + ["--version"]).answer.map { "swift-format \($0)" }
  }

  /// Formats the files in a folder, and returns the paths of those that are not Swift.
  private static func format(
    _ folder: String, lineLength: Int, _ command: [String]
  ) throws(SourceError) -> Set<String> {
    let configuration = FormatConfiguration.json(lineLength: lineLength)
    let result = ProgramRun(
      command + ["--in-place", "--recursive", "--configuration", configuration, folder])
    // `/tmp/x/3.swift:1:20: error: expected expression`; all other files are formatted.
    let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    let refused = errors.filter { $0.hasPrefix(folder) }.map { String($0.prefix { $0 != ":" }) }
    if result.isMissing {
      throw SourceError(
        "there is no `swift format` here; put a Swift toolchain of version 6 or later on the path")
    }
    guard result.isDone || !refused.isEmpty else {
      throw SourceError("`swift format` failed: \(result.errors.prefix { $0 != "\n" })")
    }
    return Set(refused)
  }
}

/// The formatter's configuration for counts in a common layout: this project's, at 100 columns.
///
/// It drops all existing line breaks. So two layouts of the same code give the same text. The only
/// active rules split lines with several statements, variables or cases. All options are set, since
/// defaults differ between versions.
enum FormatConfiguration {
  static func json(lineLength: Int) -> String {
    let rules = off.map { "\"\($0)\": false" } + on.map { "\"\($0)\": true" }
    return """
      {
        "version": 1, "lineLength": \(lineLength), "indentation": {"spaces": 2}, "tabWidth": 8,
        "maximumBlankLines": 1, "respectsExistingLineBreaks": false,
        "indentBlankLines": false, "indentConditionalCompilationBlocks": true,
        "indentSwitchCaseLabels": false, "lineBreakAroundMultilineExpressionChainComponents": false,
        "lineBreakBeforeControlFlowKeywords": false, "lineBreakBeforeEachArgument": false,
        "lineBreakBeforeEachGenericRequirement": false,
        "lineBreakBetweenDeclarationAttributes": false, "multiElementCollectionTrailingCommas": true,
        "prioritizeKeepingFunctionOutputTogether": false, "reflowMultilineStringLiterals": "never",
        "spacesAroundRangeFormationOperators": false, "spacesBeforeEndOfLineComments": 2,
        "rules": {\(rules.joined(separator: ", "))}
      }
      """
  }

  private static let on = ["DoNotUseSemicolons", "OneCasePerLine", "OneVariableDeclarationPerLine"]

  /// The other rules that change code; rules that only warn have no effect here.
  private static let off = [
    "AlwaysUseLiteralForEmptyCollectionInit", "FileScopedDeclarationPrivacy", "FullyIndirectEnum",
    "GroupNumericLiterals", "NoAccessLevelOnExtensionDeclaration", "NoAssignmentInExpressions",
    "NoCasesWithOnlyFallthrough", "NoEmptyLinesOpeningClosingBraces",
    "NoEmptyTrailingClosureParentheses", "NoLabelsInCasePatterns", "NoParensAroundConditions",
    "NoVoidReturnOnFunctionSignature", "OmitExplicitReturns", "OrderedImports",
    "ReturnVoidInsteadOfEmptyTuple", "UseEarlyExits", "UseExplicitNilCheckInConditions",
    "UseShorthandTypeNames", "UseSingleLinePropertyGetter", "UseSynthesizedInitializer",
    "UseTripleSlashForDocumentationComments", "UseWhereClausesInForLoops",
  ]
}
