/// What a control, or an injected slowdown, read in one cell.
package struct ControlCell: Equatable, Codable, Sendable {
  /// `S`, `C`, or an injection as `+2 %`.
  package var label: String
  package var interaction: String
  package var size: Int
  /// By how much Baseline was slowed down on purpose, as a share; 0 for a control.
  package var slowdown: Double
  package var ratio: RatioResult
}
