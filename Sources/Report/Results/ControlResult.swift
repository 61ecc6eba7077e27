/// The worst reading of a control over all cases; a control should read 1.
package struct ControlResult: Equatable, Codable, Sendable {
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// The interaction with that reading.
  package var interaction: String?
  package var size: Int?
  /// Whether the control runs the same code as Baseline.
  ///
  /// If not, it is a copy at another place in memory, which can be faster or slower.
  package var isSameCode: Bool?
  /// Half the width of the interval, as a share: the median over all cases.
  package var medianHalfWidth: Double?
}
