import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

/// Claim Z20: view state can be recreated from recorded values.
///
/// Baseline has no such value. Its state is in the workspace, in view controllers and in views. So
/// fresh views get the same workspace, and the two variables that a list lets others set.
@Suite("Fresh views on the same workspace") struct RecordedStateTests {
  private let test = TestWorkspace((1...20).map { "Note \(100 - $0)" })
  private var screen: TestScreen { test.screen }

  @Test("A fresh list shows the same rows, without filter, scroll offset and the button's title.")
  func list() {
    screen.tap("notes.sort")
    screen.type("Note", into: "notes.filter")
    screen.select("notes.row.18")
    let old = test.workspace.list
    let oldLines = lines(of: "notes")
    screen.loop.turn { old.table.scroll(toTop: 3) }

    let fresh = NotesViewController(test.workspace)
    fresh.rows = old.rows
    fresh.selectedID = old.selectedID
    screen.show(fresh)
    #expect(screen.isShown("notes.spinner"))
    screen.loop.turn { fresh.showFirstNotes() }
    let different = zip(oldLines, lines(of: "notes")).filter { $0 != $1 }.map(\.0)
    #expect((old.table.topRow, fresh.table.topRow) == (3, 0))
    #expect((old.rows.filter, fresh.rows.filter) == ("Note", ""))
    record(
      different, lost: ["Button notes.sort \"By title\"", "TextField notes.filter \"Note\""],
      named: ["title of the sort button", "filter and its typed text", "scroll offset"])
  }

  @Test("A fresh profile shows the same values, but its avatar does not go on fading in.")
  func profile() {
    test.server.answer(.user, .user(.ada))
    screen.tap("tabs.profile")
    test.server.answer(.image, .picture("ada-high"))
    let oldLines = lines(of: "profile")
    screen.show(ProfileViewController(of: test.workspace.people[0], test.workspace))
    record(
      zip(oldLines, lines(of: "profile")).filter { $0 != $1 }.map(\.0),
      lost: ["ImageView profile.avatar \"ada-high\" fading"], named: ["running animation"])
  }

  private func record(_ different: [String], lost: [String], named names: [String]) {
    #expect(different == lost)
    Experiment.record(
      Experiment.RecordedState(value: nil, isEqual: different == lost, lost: names),
      of: "Baseline")
  }

  /// The lines of a screen's views in the window's snapshot.
  private func lines(of name: String) -> [String] {
    screen.window.snapshot().split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains(" \(name).") }.map(String.init)
  }
}
