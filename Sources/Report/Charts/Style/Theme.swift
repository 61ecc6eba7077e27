/// The colours of a picture, for a light or a dark page.
package enum Theme: String, CaseIterable, Sendable {
  case light, dark

  /// The background.
  package var surface: String { self == .light ? "#ffffff" : "#0d1117" }
  /// The colour of text and of the most important lines.
  package var ink: String { self == .light ? "#1f2328" : "#f0f6fc" }
  /// The colour of explanatory text.
  package var mutedInk: String { self == .light ? "#59636e" : "#9198a1" }
  package var grid: String { self == .light ? "#e4e8ec" : "#272d35" }
  /// The colour of axes and of the line of the reference.
  package var axis: String { self == .light ? "#8c959f" : "#6e7681" }

  /// The colours of series; the first is grey, for the reference.
  ///
  /// They are at least 8 apart in Oklab (of 100), also for people with any kind of
  /// dichromacy. Each has a contrast of at least 3 : 1 with the background.
  package var hues: [String] {
    switch self {
    case .light:
      ["#6e7781", "#0b4aa2", "#96420d", "#c03fd6", "#00a35a", "#60003c", "#fa5a00"]
    case .dark:
      ["#8b949e", "#8fb4ff", "#f2a65a", "#c058ee", "#5be7c0", "#f2e07a", "#c0240c"]
    }
  }

  /// The colours of a bar's parts, from the first to the last.
  ///
  /// They differ in lightness, so that they are distinguishable without colour.
  package var parts: [ColourPair] {
    switch self {
    case .light:
      [
        ColourPair(fill: "#0b4aa2", ink: "#ffffff"), ColourPair(fill: "#6da5e8", ink: "#10243e"),
        ColourPair(fill: "#c9dff7", ink: "#10243e"), ColourPair(fill: "#eef2f6", ink: "#1f2328"),
      ]
    case .dark:
      [
        ColourPair(fill: "#8fb4ff", ink: "#0d1117"), ColourPair(fill: "#4272c4", ink: "#ffffff"),
        ColourPair(fill: "#264478", ink: "#f0f6fc"), ColourPair(fill: "#1c2430", ink: "#f0f6fc"),
      ]
    }
  }

  /// The colours of a heat map, from low to high counts.
  package var steps: [ColourPair] {
    switch self {
    case .light:
      [
        ColourPair(fill: "#e6effa", ink: "#1f2328"), ColourPair(fill: "#c3daf5", ink: "#1f2328"),
        ColourPair(fill: "#8fbbee", ink: "#10243e"), ColourPair(fill: "#2f6fc4", ink: "#ffffff"),
        ColourPair(fill: "#0b4aa2", ink: "#ffffff"),
      ]
    case .dark:
      [
        ColourPair(fill: "#16233a", ink: "#f0f6fc"), ColourPair(fill: "#1f3963", ink: "#f0f6fc"),
        ColourPair(fill: "#2f5698", ink: "#ffffff"), ColourPair(fill: "#7aa5f5", ink: "#0d1117"),
        ColourPair(fill: "#a9c6ff", ink: "#0d1117"),
      ]
    }
  }

  /// A fill colour, and a text colour that is readable on it.
  package struct ColourPair: Equatable, Sendable {
    package let fill: String
    package let ink: String
  }
}
