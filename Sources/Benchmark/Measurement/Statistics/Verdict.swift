/// The result of comparing an interval with the margin.
package enum Verdict: String, Codable, Sendable {
  /// The whole interval lies below −δ.
  case faster
  /// The whole interval lies above δ.
  case slower
  /// The whole interval lies within ±δ.
  case equivalent
  /// None of these; more processes are needed.
  case unresolved
}
