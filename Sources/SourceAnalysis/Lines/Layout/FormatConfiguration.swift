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
