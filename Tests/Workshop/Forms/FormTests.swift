import Catalog
import Report
import SourceAnalysis
import Support
import TestSupport
import Testing

@testable import Workshop

/// Reads the forms of this project, and made-up ones.
@Suite("Forms") struct FormTests {
  private static let project = Project(projectRoot, BucketMap.all, RuleBook.all)
  private static let file = "Sources/Architectures/Redux/Notes/NotesSelectors.swift"

  @Test("The patches of every form apply to the sources as they are, and say what they must.")
  func apply() throws {
    for form in try Form.all(in: Self.project) {
      let (old, new) = try form.texts(root: projectRoot)
      #expect(old != new, "\(form.name) changes nothing")
    }
  }

  /// Returns a form of Baseline that is wrong on purpose.
  static func fixture(_ title: String) throws -> Form {
    try Form(
      Patch(at: "Tests/Workshop/Forms/Fixtures/\(title).patch", root: projectRoot),
      of: "Baseline", rules: .named("Baseline"))
  }

  @Test("The forms with a fault apply.", arguments: ["with-other-text", "with-leak"])
  func fixtures(_ title: String) throws {
    #expect(throws: Never.self) { try Self.fixture(title).texts(root: projectRoot) }
  }

  private func form(
    _ title: String, _ head: String, _ path: String = file, after before: Form? = nil
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
      Patch(text, path: "Sources/Architectures/Redux/Forms/\(title).patch"), of: "Redux",
      after: before, rules: .named("Redux"))
  }

  @Test(
    "Trailers follow the prose in a paragraph of their own; a value may go on in the next line.")
  func trailers() throws {
    let form = try form(
      "naive",
      """
      The first version that works:
      it writes all.

      Document: redux.js, Style Guide
      Document: none besides
      Extra-work: all views of a screen
        are written.
      Breaks: replay, ticks
      """)
    #expect(form.name == "Redux/naive")
    #expect(form.prose == "The first version that works: it writes all.")
    #expect(form.documents == ["redux.js, Style Guide", "none besides"])
    #expect(form.extraWork == "all views of a screen are written.")
    #expect(form.breaks == ["replay", "ticks"])
  }

  @Test(
    "A patch that is not as it should be is an error with exit code 65 that says why.",
    arguments: [
      ("naive", "Prose.", file, "it names no document"),
      ("naive", "Prose.\nDocument: none", file, "it names no document"),
      ("naive", "\n\nDocument: none", file, "it names no document"),
      ("naive", "Prose.\n\nDocument:", file, "'Document:' has no value"),
      ("naive", "Prose.\n\nDocument: none\nExtra-work:", file, "'Extra-work:' has no value"),
      ("naive", "Prose.\n\nDocument: none\nBroken: ticks", file, "'Broken:' is no trailer"),
      ("naive", "Prose.\n\nDocument: none\nBreaks: tics", file, "Redux has no rule 'tics'"),
      ("quick", "Prose.\n\nDocument: none", file, "a form has one of these names: naive,"),
      ("tuned-fast", "Prose.\n\nDocument: none", file, "a form has one of these names"),
      ("tuned-2-fast", "Prose.\n\nDocument: none", file, "a series is numbered from 1"),
      ("naive", "Prose.\n\nDocument: none", "Sources/App/Model/A.swift", "it changes 'Sources/App"),
    ])
  func refused(_ title: String, _ head: String, _ path: String, _ reason: String) throws {
    let error = #expect(throws: CommandFailure.self) { try form(title, head, path) }
    #expect(error?.exitCode == .badData)
    #expect(error?.message.contains("Redux/Forms/\(title).patch: \(reason)") == true)
  }

  @Test("A step of a series is applied on top of those before it.")
  func series() throws {
    let first = try form("tuned-1-a", "Prose.\n\nDocument: none")
    let second = try form("tuned-2-b", "Prose.\n\nDocument: none", after: first)
    #expect(second.patches.map(\.path) == (first.patches + second.patches.suffix(1)).map(\.path))
    #expect(second.patches.count == 2 && second.step == 2)
  }

  @Test("A patch that does not apply is an error with exit code 65 that says how to open it.")
  func misfit() throws {
    let form = try form("naive", "Prose.\n\nDocument: none")
    let error = #expect(throws: CommandFailure.self) { try form.texts(root: projectRoot) }
    #expect(error?.exitCode == .badData)
    #expect(
      error?.message == "Sources/Architectures/Redux/Forms/naive.patch does not apply: hunk 1 of "
        + "\(Self.file), at line 1, finds other lines. "
        + "Open it as a tree with 'Scripts/change-tree Redux/naive'.")
  }

  @Test(
    "A form breaks the rules that it names, and no others.",
    arguments: [
      ("ticks", "broken", nil),
      ("ticks", "holds", "Redux/naive names the rule 'ticks' as broken, but keeps it."),
      ("replay", "broken", "Redux/naive breaks the rule 'replay' and does not name it."),
      ("replay", "holds", nil), ("replay", "not run", nil),
      ("replay", "not available", "The rule 'replay' of Redux/naive cannot be checked: why."),
    ])
  func rules(_ id: String, _ verdict: String, _ defect: String?) throws {
    let form = try form("naive", "Prose.\n\nDocument: none\nBreaks: ticks")
    let rule = RuleResult(
      architecture: form.name, id: id, rule: "", source: "", enforcedBy: "run", verdict: verdict,
      reason: "why")
    #expect(FormCheck.defect(of: form, [rule]) == defect)
  }

  @Test("A rule that needs a form is checked in that form alone.")
  func book() throws {
    let rule = Rule("r", "", source: "", .form("logged", .stateIsSerialisable))
    let book = RuleBook("Redux", [rule])
    #expect(book.rule("r")?.enforcement.name == "form")
    #expect(book.book(of: "Redux/naive").rule("r")?.enforcement.name == "form")
    #expect(book.book(of: "Redux/logged").rule("r")?.enforcement.name == "run")
    #expect(book.book(of: "Redux/logged").rules.count == book.rules.count)
  }
}
