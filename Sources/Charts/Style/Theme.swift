/// The colours of a picture, for a light or a dark page.
package enum Theme: String, CaseIterable, Sendable {
  case light, dark

  /// What is behind everything.
  package var surface: String { self == .light ? "#ffffff" : "#0d1117" }
  /// Text, and what must be seen first.
  package var ink: String { self == .light ? "#1f2328" : "#f0f6fc" }
  /// Text that explains.
  package var mutedInk: String { self == .light ? "#59636e" : "#9198a1" }
  package var grid: String { self == .light ? "#e4e8ec" : "#272d35" }
  /// Lines that mean something: an axis, a value to compare with.
  package var axis: String { self == .light ? "#8c959f" : "#6e7681" }

  /// The colours of series; the first is a grey, for what others are compared with.
  ///
  /// The first five are at least 8 apart in Oklab (of 100), to people with any kind of dichromacy, too, and
  /// each has a contrast of 3 : 1 with the surface.
  package var hues: [String] {
    switch self {
    case .light:
      ["#6e7781", "#0b4aa2", "#96420d", "#c03fd6", "#00a35a", "#8c6d00", "#c2185b"]
    case .dark:
      ["#8b949e", "#8fb4ff", "#f2a65a", "#c058ee", "#5be7c0", "#f2e07a", "#ff9fb4"]
    }
  }

  /// The parts of a whole, from the first to the last: they differ in lightness, so that they can
  /// be told apart without colour.
  package var parts: [Shade] {
    switch self {
    case .light:
      [
        Shade(fill: "#0b4aa2", ink: "#ffffff"), Shade(fill: "#6da5e8", ink: "#10243e"),
        Shade(fill: "#c9dff7", ink: "#10243e"), Shade(fill: "#eef2f6", ink: "#1f2328"),
      ]
    case .dark:
      [
        Shade(fill: "#8fb4ff", ink: "#0d1117"), Shade(fill: "#4272c4", ink: "#ffffff"),
        Shade(fill: "#264478", ink: "#f0f6fc"), Shade(fill: "#1c2430", ink: "#f0f6fc"),
      ]
    }
  }

  /// From few to many.
  package var steps: [Shade] {
    switch self {
    case .light:
      [
        Shade(fill: "#e6effa", ink: "#1f2328"), Shade(fill: "#c3daf5", ink: "#1f2328"),
        Shade(fill: "#8fbbee", ink: "#10243e"), Shade(fill: "#2f6fc4", ink: "#ffffff"),
        Shade(fill: "#0b4aa2", ink: "#ffffff"),
      ]
    case .dark:
      [
        Shade(fill: "#16233a", ink: "#f0f6fc"), Shade(fill: "#1f3963", ink: "#f0f6fc"),
        Shade(fill: "#2f5698", ink: "#ffffff"), Shade(fill: "#7aa5f5", ink: "#0d1117"),
        Shade(fill: "#a9c6ff", ink: "#0d1117"),
      ]
    }
  }

  /// A colour and what can be written on it.
  package struct Shade: Equatable, Sendable {
    package let fill: String
    package let ink: String
  }
}
