/// The options for counting sources.
package struct CountingOptions: Hashable, Sendable {
  /// The rule that decides which lines are code, comment or blank.
  package var rule: LineRule
  /// Whether `/…/` is a regex literal: true in Swift's language mode 6, false before.
  package var hasBareRegex: Bool

  /// Creates options; the defaults follow Swift's grammar in language mode 6.
  package init(rule: LineRule = .primary, hasBareRegex: Bool = true) {
    self.rule = rule
    self.hasBareRegex = hasBareRegex
  }
}
