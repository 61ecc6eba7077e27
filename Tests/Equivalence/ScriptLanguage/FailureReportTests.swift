import Backend
import Interactions
import Testing

@testable import Equivalence

@MainActor @Suite("Failure reports") struct FailureReportTests {
  private static let failure = VerificationFailure(
    divergence: Divergence(
      kind: .tree, architecture: "MVC", reason: "notes.title shows something else",
      referenceTree: """
        Window window
          TabView tabs
            View notes
              Label notes.title "Notes (1)"
              Button notes.create "New"
              Button notes.sort "Newest first"
              Button notes.refresh "Refresh"
              TextField notes.filter ""
              Label notes.banner "Could not refresh."
              TabItem tabs.notes "Notes" selected
              TabItem tabs.profile "Profile"

        """, reference: "Baseline/imperative",
      tree: """
        Window window
          TabView tabs
            View notes
              Label notes.title "Notes (2), which is too many by one, and 東京 too"
              Button notes.create "New"
              Button notes.sort "Newest first"
              Button notes.refresh "Refresh"
              TextField notes.filter ""
              Label notes.banner "Could not refresh."
              TabItem tabs.notes "Notes" selected
              TabItem tabs.profile "Profile"
              Label more

        """, step: 1),
    steps: [.settle, .turn([.push(.delete(1)), .push(.friends(2))])],
    fixture: Fixture(noteCount: 7))

  @Test(
    "The text has a sentence, the script and a diff of both trees, and then where the script is.")
  func text() {
    let report = FailureReport(Self.failure, file: "d.script", origin: "--seed 5 --session 1")
    #expect(
      report.text() == """
        MVC, compared with Baseline/imperative: notes.title shows something else

            settle
            begin turn
              push delete 1
              push friends 2
            end turn

        - Baseline/imperative
        + MVC
          Window window
            TabView tabs
              View notes
        -       Label notes.title "Notes (1)"
        +       Label notes.title "Notes (2), which is too many by one, and 東京 too"
                Button notes.create "New"
                Button notes.sort "Newest first"
                Button notes.refresh "Refresh"
          …
                Label notes.banner "Could not refresh."
                TabItem tabs.notes "Notes" selected
                TabItem tabs.profile "Profile"
        +       Label more


        """)
    #expect(
      report.saved
        == "Saved as d.script. Play it again: archbench verify --notes 7 --script d.script")
  }

  @Test("The diff is coloured if colours are requested.")
  func colours() {
    let report = FailureReport(Self.failure, file: "d.script", origin: "")
    let text = report.text { "<\($1) \($0)>" }
    #expect(text.contains("<31 -       Label notes.title \"Notes (1)\">\n"))
    #expect(text.contains("<32 +       Label more>\n"))
  }

  @Test("The saved script says in comments how it was found and how to play it again.")
  func script() throws {
    let report = FailureReport(Self.failure, file: "d.script", origin: "--seed 5 --session 1")
    let text = report.script
    #expect(
      text.hasPrefix(
        """
        # MVC, compared with Baseline/imperative: notes.title shows something else
        # Found by: archbench verify --seed 5 --session 1
        # Play it again: archbench verify --notes 7 --script d.script
        settle

        """))
    #expect(FailureReport.isScript(text) && !FailureReport.isScript("# Mine\nsettle\n"))
    #expect(try ScriptParser.parse(text, file: "d").steps == Self.failure.steps + [.snapshot])
  }

  @Test("A diff marks each line as common, only in the first tree or only in the second.")
  func diff() {
    let diff = TreeDiff("a\nb\nc\nd\n", "x\nb\nd\ne\n")
    #expect(
      diff.lines.map { "\($0.side) \($0.text)" } == [
        "first a", "second x", "both b", "first c", "both d", "second e",
      ])
    #expect(TreeDiff("a\n", "a\n").isEmpty)
  }
}
