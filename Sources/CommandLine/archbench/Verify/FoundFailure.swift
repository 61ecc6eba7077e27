import Equivalence

/// A failure that a verification has found.
struct FoundFailure {
  let failure: VerificationFailure
  /// The script or session that failed, such as `session 3`.
  let place: String
  /// The file with the script that reproduces it.
  let file: String

  /// A summary in one line, which scripts can parse.
  var summary: String {
    let divergence = failure.divergence
    let count = failure.steps.count
    let text = "Found: \(divergence.architecture), \(divergence.kind.rawValue), \(place), "
    return text + "shrunk to \(count) step\(count == 1 ? "" : "s"), saved as \(file)."
  }
}
