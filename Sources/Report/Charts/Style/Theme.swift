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
}
