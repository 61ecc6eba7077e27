/// What the other end of an output stream can do, resolved once.
package struct Terminal: Sendable, Equatable {
  /// Whether somebody looks at it.
  package let isTerminal: Bool
  /// How many columns to fill.
  package let width: Int
  /// Whether colours are seen and wanted.
  package let usesColour: Bool
  /// Whether a line can be erased and written anew.
  package let canRewrite: Bool

  /// Resolves the capabilities from facts.
  ///
  /// `COLUMNS` wins over `columns`, what the terminal says itself, and 80 holds when neither is
  /// known. Colours follow `NO_COLOR` (no-color.org: any text counts) and `TERM=dumb`.
  package init(environment: [String: String], isTerminal: Bool, columns: Int?) {
    self.isTerminal = isTerminal
    let wish = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = wish ?? columns ?? 80
    canRewrite = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    usesColour = canRewrite && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The capabilities of what a file descriptor leads to.
  init(descriptor: Int32, environment: [String: String]) {
    self.init(
      environment: environment, isTerminal: Platform.isTerminal(descriptor),
      columns: Platform.columns(of: descriptor))
  }
}
