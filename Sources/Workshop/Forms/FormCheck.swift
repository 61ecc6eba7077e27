import Foundation
import Results
package import Support

/// Proves that forms are the same app: they behave alike, do the work that they should, free what
/// they made, and break no rule but those that they name.
package struct FormCheck: Sendable {
  private let project: Project
  private let seed: UInt64
  private let sessions: Int
  private let progress: ProgressLine

  /// Prepares a check with so many random sessions of each form, drawn by a seed.
  package init(in project: Project, seed: UInt64, sessions: Int = 40, _ progress: ProgressLine) {
    (self.project, self.seed, self.progress) = (project, seed, progress)
    self.sessions = sessions
  }

  /// Builds forms; returns for each why it is wrong, as a sentence, or `nil`.
  ///
  /// - Throws: a `CommandFailure` if a patch does not apply or a form does not compile.
  package func defects(of forms: [Form]) throws -> [String?] {
    try each(forms) { form, workshop in
      guard let found = try finding(in: form, workshop) else {
        return Self.defect(of: form, try workshop.rules(of: [form.name]))
      }
      return found.check == Workshop.Finding.test
        ? "\(form.name) fails the test \(found.how)."
        : "\(form.name) does not behave like Baseline: \(found.how)."
    }
  }

  /// Builds forms; returns what the first check finds that is not satisfied with each.
  ///
  /// - Throws: a `CommandFailure` if a patch does not apply or a form does not compile.
  func findings(in forms: [Form]) throws -> [Workshop.Finding?] {
    try each(forms, finding)
  }

  /// Builds all forms as modules of one program, and asks a question about each.
  private func each<Answer: Sendable>(
    _ forms: [Form], _ question: @Sendable (Form, Workshop) throws -> Answer
  ) throws -> [Answer] {
    if forms.isEmpty { return [] }
    progress.update("building \(Figures.counted(forms.count, "form")) to check", done: 0, total: 1)
    let workshop = Workshop(of: project.root, forms: forms, .debug)
    try workshop.update(with: forms)
    try workshop.build("--build-tests")
    return try inParallel(
      forms, progress: { [progress] in progress.update("checking", done: $0, total: $1) }
    ) { try question($0, workshop) }
  }

  /// Plays a form beside Baseline, then runs the tests of work and memory.
  private func finding(
    in form: Form, _ workshop: Workshop
  ) throws(CommandFailure) -> Workshop.Finding? {
    let found = try workshop.verify(
      verification(of: form), about: form.name, deadline: Double(max(400, 10 * sessions)))
    if let found { return found }
    // What is compared with goldens of work means nothing for a form that does more.
    let suites = form.extraWork == nil ? "WorkTrace|CellIdentity|" : ""
    // A log grows with each action, and makes the state again.
    let memory = form.title == FormMeasurement.logged ? "Replay" : "RetainBalance"
    return try workshop.failure(
      of: "EquivalenceTests\\.(\(suites)Interaction|Teardown|\(memory))Tests",
      variables: ["ARCHBENCH_TESTED": form.name], about: form.name)
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
