/// How sources are read.
package struct CountingOptions: Hashable, Sendable {
  /// Which lines are code, comment and blank.
  package var rule: LineRule
  /// Whether `/…/` is a regex literal: true in Swift's language mode 6, false before.
  package var hasBareRegex: Bool

  /// By Swift's grammar in language mode 6, unless told otherwise.
  package init(rule: LineRule = .primary, hasBareRegex: Bool = true) {
    self.rule = rule
    self.hasBareRegex = hasBareRegex
  }
}
