import Scenarios

/// Something wrong that a verification has come by.
struct VerifyFinding {
  let failure: VerificationFailure
  /// The script or session that has shown it, as in `session 3`.
  let place: String

  /// One line with all that matters of it, for scripts to read.
  var summary: String {
    let divergence = failure.divergence
    let count = failure.steps.count
    let text = "Found: \(divergence.variant), \(divergence.kind.rawValue), \(place), "
    return text + "shrunk to \(count) step\(count == 1 ? "" : "s")."
  }
}
