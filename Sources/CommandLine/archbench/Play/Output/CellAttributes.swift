package import Toolkit

/// The attributes of a terminal cell: the toolkit's style, and a tint if colours are used.
///
/// A tint is never the only signal: whatever it highlights also differs in style or text.
package nonisolated struct CellAttributes: Hashable, Sendable {
  package var style: Style
  package var tint: Tint

  package enum Tint: Hashable, Sendable {
    case none
    /// For the focused control and the name of the architecture.
    case accent
    /// For errors.
    case error
  }

  package init(_ style: Style = [], _ tint: Tint = .none) {
    self.style = style
    self.tint = tint
  }

  /// Returns the escape sequence that sets these attributes.
  func sequence(usesColour: Bool) -> String {
    var codes = "0"
    if style.contains(.bold) { codes += ";1" }
    if style.contains(.dim) { codes += ";2" }
    if style.contains(.underline) { codes += ";4" }
    if style.contains(.reverse) { codes += ";7" }
    if usesColour {
      switch tint {
      case .none: break
      case .accent: codes += ";36"
      case .error: codes += ";31"
      }
    }
    return "\u{1B}[\(codes)m"
  }
}
