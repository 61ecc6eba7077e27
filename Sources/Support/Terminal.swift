internal import Foundation

/// The capabilities of an output stream's terminal, resolved once.
package struct Terminal: Sendable, Equatable {
  /// Whether the stream is a terminal, so that a person may read it.
  package let isTerminal: Bool
  /// The number of available columns.
  package let width: Int
  /// Whether colours are supported and wanted.
  package let usesColour: Bool
  /// Whether a line can be erased and rewritten.
  package let canRewrite: Bool

  /// Resolves the capabilities.
  ///
  /// The width is `COLUMNS`, else `columns`, which the terminal itself reports, else 80. Colours
  /// follow `NO_COLOR` (no-color.org: any text counts) and `TERM=dumb`.
  package init(environment: [String: String], isTerminal: Bool, columns: Int?) {
    self.isTerminal = isTerminal
    let requested = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = requested ?? columns ?? 80
    canRewrite = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    usesColour = canRewrite && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Resolves the capabilities of the terminal at a file descriptor.
  init(descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      environment: environment, isTerminal: isatty(descriptor) == 1,
      columns: isKnown ? Int(size.ws_col) : nil)
  }
}
