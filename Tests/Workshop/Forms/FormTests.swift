import Report
import SourceAnalysis
import Study
import Support
import TestSupport
import Testing

@testable import Results
@testable import Workshop

/// Reads the forms of this project, and made-up forms of Baseline.
@Suite("Forms") struct FormTests {
  private static let project = Project(projectRoot)
  private static let file =
    "Sources/Architectures/Baseline/Composition/BaselineArchitecture.swift"
  private static let book = RuleBook(
    "Baseline",
    ["one", "two"].map { Rule($0, "", source: "", .check(.imports(of: .everything, only: []))) })
  private static let enough = "Prose.\n\nDocument: none"

  @Test("The patches of every form apply to the sources as they are, and say what they must.")
  func apply() throws {
    for form in try Form.all(in: Self.project) {
      let (old, new) = try form.texts(root: projectRoot)
      #expect(old != new, "\(form.name) changes nothing")
    }
  }

  @Test("A check plays as many sessions as were asked for, from the seed.")
  func sessions() throws {
    let progress = ProgressLine(
      output: Output { _ in },
      terminal: Terminal(environment: [:], isTerminal: false, columns: nil), elapsed: { .zero })
    let form = try form("naive", Self.enough)
    let check = FormCheck(in: Self.project, seed: 5, sessions: 7, progress)
    #expect(
      check.verification(of: form)
        == ["--architecture", "Baseline/naive", "--seed", "5", "--sessions", "7"])
  }

  private func form(
    _ title: String, _ head: String, path: String = FormTests.file, after before: Form? = nil
  ) throws -> Form {
    let text = """
      \(head)
      diff --git a/\(path) b/\(path)
      --- a/\(path)
      +++ b/\(path)
      @@ -1 +1 @@
      -a
      +b

      """
    return try Form(
      Patch(text, path: "Sources/Architectures/Baseline/Forms/\(title).patch"), of: "Baseline",
      after: before, rules: Self.book)
  }

  @Test("Trailers are the last paragraph before the diff, and may go on in the next line.")
  func trailers() throws {
    let form = try form(
      "naive",
      """
      The first version that works:
      it writes all.

      Document: a style guide
      Document: none besides
      Extra-work: all views of a screen
        are written.
      Breaks: one, two
      """)
    #expect(form.name == "Baseline/naive")
    #expect(form.prose == "The first version that works: it writes all.")
    #expect(form.documents == ["a style guide", "none besides"])
    #expect(form.extraWork == "all views of a screen are written.")
    #expect(form.breaks == ["one", "two"])
  }

  @Test(
    "Words before the diff that are wrong are an error with exit code 65 that says why.",
    arguments: [
      ("Prose.", "it names no document"),
      ("Prose.\nDocument: none", "it names no document"),
      ("\n\nDocument: none", "it names no document"),
      ("Prose.\n\nDocument:", "'Document:' has no value"),
      ("\(FormTests.enough)\nExtra-work:", "'Extra-work:' has no value"),
      ("\(FormTests.enough)\nBroken: one", "'Broken:' is no trailer"),
      ("\(FormTests.enough)\nBreaks: three", "Baseline has no rule 'three'"),
    ])
  func refusesHead(_ head: String, _ reason: String) {
    let error = #expect(throws: CommandFailure.self) { try form("naive", head) }
    #expect(error?.exitCode == .badData)
    #expect(error?.message.contains("Baseline/Forms/naive.patch: \(reason)") == true)
  }

  @Test(
    "A form with a wrong name is an error with exit code 65 that says why.",
    arguments: [
      ("quick", "a form has one of these names: naive,"),
      ("tuned-fast", "a form has one of these names: naive,"),
      ("without-", "a form has one of these names: naive,"),
      ("tuned-2-fast", "a series is numbered from 1 without gaps"),
    ])
  func refusesName(_ title: String, _ reason: String) {
    let error = #expect(throws: CommandFailure.self) { try form(title, Self.enough) }
    #expect(error?.exitCode == .badData)
    #expect(error?.message.contains("Baseline/Forms/\(title).patch: \(reason)") == true)
  }

  @Test("A form that changes a file outside of its pattern's folder is an error.")
  func refusesPath() {
    let error = #expect(throws: CommandFailure.self) {
      try form("naive", Self.enough, path: "Sources/App/Model/Note.swift")
    }
    #expect(error?.exitCode == .badData)
    #expect(error?.message.contains("it changes 'Sources/App/Model/Note.swift'") == true)
  }

  @Test("A step of a series is applied on top of those before it.")
  func series() throws {
    let first = try form("tuned-1-a", Self.enough)
    let second = try form("tuned-2-b", Self.enough, after: first)
    #expect(second.patches.count == 2 && second.step == 2)
    #expect(second.patches.first?.path == first.patches.first?.path)
  }

  @Test("A patch that does not apply is an error with exit code 65 that says how to open it.")
  func misfit() throws {
    let form = try form("naive", Self.enough)
    let error = #expect(throws: CommandFailure.self) { try form.texts(root: projectRoot) }
    #expect(error?.exitCode == .badData)
    #expect(
      error?.message == "Sources/Architectures/Baseline/Forms/naive.patch does not apply: "
        + "patch failed: \(Self.file):1. "
        + "Open it as a tree with 'Scripts/change-tree Baseline/naive'.")
  }

  @Test(
    "A form breaks the rules that it names, and no others.",
    arguments: [
      ("one", "broken", nil),
      ("one", "holds", "Baseline/naive names the rule 'one' as broken, but keeps it."),
      ("two", "broken", "Baseline/naive breaks the rule 'two' and does not name it."),
      ("two", "holds", nil),
      ("two", "not available", "The rule 'two' of Baseline/naive cannot be checked: why."),
    ] as [(String, String, String?)])
  func rules(_ id: String, _ verdict: String, _ defect: String?) throws {
    let form = try form("naive", "\(Self.enough)\nBreaks: one")
    let rule = RuleResult(
      architecture: form.name, id: id, rule: "", source: "", enforcedBy: "check", verdict: verdict,
      reason: "why")
    #expect(FormCheck.defect(of: form, [rule]) == defect)
  }
}
