/// The worst that a control read over all cells: a ratio that has to be 1.
package struct ControlResult: Equatable, Codable, Sendable {
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// Where it read that.
  package var interaction: String?
  package var size: Int?
  /// Whether it runs Baseline's very code; else it is a copy, which may lie worse in memory.
  package var isSameCode: Bool?
  /// Half the width of its interval, as a share: the median over all cells.
  package var medianHalfWidth: Double?
}
