package import Toolkit

/// How a cell of the terminal looks: the toolkit's style, and a colour where colours are wanted.
///
/// A colour never says anything alone: what it sets off has a style or a text of its own, too.
package nonisolated struct Look: Hashable, Sendable {
  package var style: Style
  package var tint: Tint

  package enum Tint: Hashable, Sendable {
    case none
    /// What has the focus, and the name of the architecture.
    case accent
    /// What something went wrong with.
    case alarm
  }

  package init(_ style: Style = [], _ tint: Tint = .none) {
    self.style = style
    self.tint = tint
  }

  /// The sequence that makes a terminal paint so from now on.
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
      case .alarm: codes += ";31"
      }
    }
    return "\u{1B}[\(codes)m"
  }
}
