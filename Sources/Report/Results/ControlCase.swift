/// The reading of a control, or of an injected slowdown, in one case.
package struct ControlCase: Equatable, Codable, Sendable {
  /// `S`, `C`, or an injection such as `+2 %`.
  package var label: String
  package var interaction: String
  package var size: Int
  /// The injected slowdown of Baseline, as a share; 0 for a control.
  package var slowdown: Double
  package var ratio: RatioResult
}
