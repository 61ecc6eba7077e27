/// What became of a claim when it was put to the test.
package enum ClaimVerdict: Equatable, Sendable {
  case holds
  case fails
  /// The intervals do not tell.
  case unresolved
  /// Why no experiment here could tell.
  case notMeasurable(String)
  /// Why the experiment was not made in this run.
  case notRun(String)

  /// The words of the table.
  package var words: String {
    switch self {
    case .holds: "**holds**"
    case .fails: "**fails**"
    case .unresolved: "unresolved"
    case .notMeasurable(let reason): "not measurable here: \(reason)"
    case .notRun(let reason): "not run: \(reason)"
    }
  }
}
