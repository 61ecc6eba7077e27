import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

/// Claim Z20: view state can be recreated from recorded values.
///
/// Flux has no such value. Its state is in the workspace, in view controllers and in views. So
/// fresh views get the same workspace, and the two variables that a list lets others set.
@Suite("Fresh views on the same workspace") struct RecordedStateTests {
  private let test = TestWorkspace((1...20).map { "Note \(100 - $0)" })
  private var screen: TestScreen { test.screen }

  @Test("A fresh list shows the same rows, without filter, scroll offset and the button's title.")
  func list() throws {
    screen.tap("notes.sort")
    screen.type("Note", into: "notes.filter")
    screen.select("notes.row.18")
    let old = test.workspace.list
    let oldLines = lines(of: "notes", without: "notes.sort", "notes.filter")
    screen.loop.turn { old.table.scroll(toTop: 3) }
    try #require(screen.title("notes.sort") == "By title")

    let fresh = NotesViewController(test.workspace)
    fresh.rows = old.rows
    fresh.selectedID = old.selectedID
    screen.show(fresh)
    #expect(screen.isShown("notes.spinner"))
    screen.loop.turn { fresh.showFirstNotes() }
    try #require((old.table.topRow, fresh.table.topRow) == (3, 0))
    try #require(screen.view("notes.filter", as: TextField.self).text == "")
    try #require(screen.title("notes.sort") == "Newest first")
    record(
      isEqual: lines(of: "notes", without: "notes.sort", "notes.filter") == oldLines,
      lost: ["scroll offset", "typed filter", "title of the sort button"])
  }

  @Test("A fresh profile shows the same values, but its avatar does not go on fading in.")
  func profile() throws {
    test.server.answer(.user, .user(.ada))
    screen.tap("tabs.profile")
    test.server.answer(.image, .picture("ada-high"))
    let oldLines = lines(of: "profile", without: "profile.avatar")
    try #require(avatar == ["ada-high", "fading"])
    screen.show(ProfileViewController(test.workspace))
    try #require(avatar == ["ada-high"])
    record(
      isEqual: lines(of: "profile", without: "profile.avatar") == oldLines,
      lost: ["running animation"])
  }

  private func record(isEqual: Bool, lost: [String]) {
    #expect(isEqual)
    Experiment.record(
      Experiment.RecordedState(value: nil, isEqual: isEqual, lost: lost), of: "Flux")
  }

  /// The avatar's image, and "fading" while it fades in.
  private var avatar: [String] {
    let view = screen.view("profile.avatar")
    return view.snapshotTexts + view.snapshotFlags
  }

  /// The lines of a screen's views in the window's snapshot, without those of some views.
  private func lines(of name: String, without lost: String...) -> [String] {
    screen.window.snapshot().split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { line in line.contains(" \(name).") && !lost.contains { line.contains($0) } }
      .map(String.init)
  }
}
