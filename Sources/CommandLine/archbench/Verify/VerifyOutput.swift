import ArchitectureKit
import Equivalence
import Support

/// The output at the end of a verification.
struct VerifyOutput {
  private let request: VerifyRequest
  private let isVerbose: Bool

  init(_ request: VerifyRequest, verbose isVerbose: Bool) {
    self.request = request
    self.isVerbose = isVerbose
  }

  func text(_ run: VerifyingRun) -> String {
    var text = variants(run).markdown() + "\n" + summary(run)
    if isVerbose { text += "\n" + steps(run.coverage).markdown() + "\n" + states(run.coverage) }
    return text
  }

  private func variants(_ run: VerifyingRun) -> TextTable {
    var table = TextTable([.init("Architecture"), .init("Result")])
    let reference = request.variants.first?.name
    let failures = run.foundFailures.map(\.failure)
    let isReferenceWrong = failures.contains { $0.divergence.architecture == reference }
    for variant in request.variants {
      let failure = failures.first { $0.divergence.architecture == variant.name }
      let fine =
        variant.name == reference
        ? "reference" : isReferenceWrong ? "no difference by then" : "no difference"
      let result = failure.map { "\($0.divergence.kind.rawValue): see above" } ?? fine
      table.append([variant.name, result])
    }
    return table
  }

  private func summary(_ run: VerifyingRun) -> String {
    let (scripts, sessions) = run.counts
    var text = run.foundFailures.map { $0.summary + "\n" }.joined()
    text += "\(scripts) of \(request.scripts.count) scripts and \(sessions) of "
    text += "\(request.sessions.count) sessions, \(run.coverage.stepCount) steps"
    text += request.sessions.isEmpty ? "." : "; seed \(request.seed)."
    if run.wasInterrupted { text += " Interrupted." }
    // A script need not reach any particular state. Sessions that reach no states prove nothing.
    if request.sessions.isEmpty { return text + "\n" }
    let unseen = run.coverage.unseen.map(\.rawValue).joined(separator: ", ")
    let total = ScreenState.allCases.count
    text += "\nStates reached: \(total - run.coverage.unseen.count) of \(total)"
    return text + (unseen.isEmpty ? "." : "; not: \(unseen).") + "\n"
  }

  private func steps(_ coverage: Coverage) -> TextTable {
    var table = TextTable([.init("Step"), .init("Taken", .right), .init("Refused", .right)])
    for name in Set(coverage.taken.keys).union(coverage.refused.keys).sorted() {
      table.append([name, "\(coverage.taken[name] ?? 0)", "\(coverage.refused[name] ?? 0)"])
    }
    return table
  }

  private func states(_ coverage: Coverage) -> String {
    var table = TextTable([.init("State"), .init("Steps after which it showed", .right)])
    for state in ScreenState.allCases {
      table.append([state.rawValue, "\(coverage.seen[state] ?? 0)"])
    }
    return table.markdown()
  }
}
