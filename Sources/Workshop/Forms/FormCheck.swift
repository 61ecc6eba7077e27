import Foundation
import Report
package import Support

/// Proves that forms are the same app: they behave alike, do the work that they should, free what
/// they made, and break no rule but those that they name.
package struct FormCheck {
  private let project: Project
  private let seed: UInt64
  private let sessions: Int
  private let progress: ProgressLine

  /// - Parameters:
  ///   - project: the package.
  ///   - seed: the seed of the random sessions.
  ///   - sessions: how many random sessions each form plays.
  ///   - progress: shows the slow steps.
  package init(in project: Project, seed: UInt64, sessions: Int = 40, _ progress: ProgressLine) {
    (self.project, self.seed, self.progress) = (project, seed, progress)
    self.sessions = sessions
  }

  /// Builds forms and checks each.
  ///
  /// - Returns: for each form why it is wrong, as a sentence; `nil` if it is right.
  /// - Throws: a `CommandFailure` if a patch does not apply or a form does not compile.
  package func defects(of forms: [Form]) throws -> [String?] {
    guard let pattern = forms.first?.pattern else { return [] }
    progress.update("\(pattern): building \(forms.count) forms to check", done: 0, total: 1)
    let workshop = Workshop(of: project.root, forms: forms, .debug)
    try workshop.update(with: forms)
    try workshop.build("--build-tests")
    return try inParallel(
      forms,
      progress: { [progress] in progress.update("\(pattern): checking", done: $0, total: $1) }
    ) { try defect(of: $0, in: workshop) }
  }

  private func defect(of form: Form, in workshop: Workshop) throws(CommandFailure) -> String? {
    if let found = try workshop.verify(
      verification(of: form), about: form.name, deadline: Double(max(400, 10 * sessions)))
    {
      return "\(form.name) does not behave like Baseline: \(found.how)."
    }
    // What is compared with goldens of work means nothing for a form that does more.
    let suites = form.extraWork == nil ? "WorkTrace|CellIdentity|" : ""
    // A log grows with each action.
    let balance = form.title == FormMeasurement.logged ? "" : "|RetainBalance"
    let failed = try workshop.failure(
      of: "EquivalenceTests\\.(\(suites)Interaction|Teardown\(balance))Tests",
      variables: ["ARCHBENCH_TESTED": form.name], about: form.name)
    if let failed { return "\(form.name) fails the test \(failed.how)." }
    return Self.defect(of: form, try workshop.rules(of: [form.name]))
  }

  /// The words after `archbench verify` that play a form beside Baseline.
  func verification(of form: Form) -> [String] {
    ["--architecture", form.name, "--seed", "\(seed)", "--sessions", "\(sessions)"]
  }

  /// Returns how the rules that a form breaks differ from those that it names.
  static func defect(of form: Form, _ rules: [RuleResult]) -> String? {
    for rule in rules {
      let isNamed = form.breaks.contains(rule.id)
      switch rule.verdict {
      case "broken" where !isNamed:
        let breach = rule.breaches?.first.map { ": \($0)" } ?? ""
        return "\(form.name) breaks the rule '\(rule.id)' and does not name it\(breach)."
      case "holds" where isNamed:
        return "\(form.name) names the rule '\(rule.id)' as broken, but keeps it."
      case "not available":
        return "The rule '\(rule.id)' of \(form.name) cannot be checked: \(rule.reason ?? "")."
      default: continue
      }
    }
    return nil
  }
}
