/// The one layout in which sources are counted beside their own: this project's, at 100 columns.
///
/// It drops the line breaks that are there, so that two layouts of the same code give the same text.
/// Of the formatter's rules only those are on that undo what would save lines: several statements,
/// variables or cases a line. Nothing is left to the defaults of a version.
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

  /// Rules that format besides; those that only warn say nothing here.
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
