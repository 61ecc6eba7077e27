/// The figures of an event in a window.
package enum FrameFigure: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  /// The app's own code.
  case own
  /// The app's own code and the toolkit's passes: what is also timed without a window.
  case event
  /// The writes into widgets, GTK's layout, and GTK's drawing.
  case commit, layout, paint
  /// All of it, from the user's action to the pixels: the sum of the parts.
  case frame
  /// The same, timed as any run times it, with what the timing of parts takes.
  case whole
  /// The time of all cores.
  case processor

  /// Returns the figure of an epoch, in nanoseconds per step.
  func value(_ whole: Double, _ parts: [Double]) -> Double {
    func part(_ part: FramePart) -> Double {
      parts.indices.contains(part.rawValue) ? parts[part.rawValue] : 0
    }
    return switch self {
    case .own: part(.own)
    case .event: part(.own) + part(.passes)
    case .commit: part(.commit)
    case .layout: part(.layout)
    case .paint: part(.paint)
    case .frame: parts.prefix(FramePart.processor.rawValue).reduce(0, +)
    case .whole: whole
    case .processor: part(.processor)
    }
  }
}
