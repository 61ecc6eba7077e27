import Foundation
import SourceAnalysis
import Study
import Support
import TestSupport
import Testing

@testable import Workshop

/// Checks forms of Baseline that are wrong on purpose.
@Suite(
  "Forms with a fault",
  .enabled(
    if: ProcessInfo.processInfo.environment["FORM_FAULTS"] != nil,
    "They build a copy of the package, which takes minutes: set FORM_FAULTS to run them."))
struct FormFaultTests {
  @Test("A form that shows another text and a form that leaks are each found.")
  func faults() throws {
    let project = Project(projectRoot)
    let forms = try ["with-other-text", "with-leak"].map(FormTests.fixture)
    let progress = ProgressLine(
      output: Output { _ in },
      terminal: Terminal(environment: [:], isTerminal: false, columns: nil), elapsed: { .zero })
    let defects = try FormCheck(in: project, seed: 1, progress).defects(of: forms)
    #expect(
      defects[0]?.hasPrefix(
        "Baseline/with-other-text does not behave like Baseline: Baseline/with-other-text, ")
        == true)
    // Random sessions look for leaks as well, so either check may be the first that finds it.
    #expect(defects[1]?.hasPrefix("Baseline/with-leak ") == true)
  }
}
