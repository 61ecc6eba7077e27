import Foundation
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

/// Records the app's state as JSON, and gives it to fresh screens without a server.
@Suite("Recorded state in fresh views") struct RecordedStateTests {
  private let screen = TestScreen()
  private let store: Store
  private let route: RouteSubscriber?

  init() {
    let notes = (1...40).map { Note.sample($0, $0.isMultiple(of: 4) ? "Other" : "Note \($0)") }
    let state = AppState().after(
      .login(.succeeded(.ada)), .notes(.loaded(notes)), .profile(.userLoaded(.ada)))
    store = Store(state, on: screen)
    route = screen.show(store)
  }

  @Test("Fresh views show the list, the editor and the profile, but lose what only views had.")
  func recorded() throws {
    var lost: [String] = []
    let isEditorEqual = try editor(&lost)
    let isListEqual = try list(&lost)
    let isProfileEqual = try profile(&lost)
    let isEqual = isListEqual && isEditorEqual && isProfileEqual
    try #require(isEqual)
    try #require(
      lost == ["unsaved editor text", "scroll offset", "typed filter", "running animation"])
    Experiment.record(
      Experiment.RecordedState(value: "the app's state, as JSON", isEqual: isEqual, lost: lost),
      of: "Redux")
  }

  /// Compares a list that is filtered, sorted, scrolled, and has a selected row.
  private func list(_ lost: inout [String]) throws -> Bool {
    screen.type("note", into: "notes.filter")
    screen.tap("notes.sort")
    screen.loop.turn { table(screen).scroll(toTop: 7) }
    screen.select("notes.row.19")
    #expect(screen.view("notes.row.19", as: TableViewCell.self).isSelected)

    let (fresh, freshRoute) = try freshScreen()
    if table(fresh).topRow != 7 { lost.append("scroll offset") }
    let field = fresh.view("notes.filter", as: TextField.self)
    if field.text.isEmpty { lost.append("typed filter") }
    // What is lost is restored by hand; everything else must be equal.
    fresh.loop.turn {
      field.text = "note"
      table(fresh).scroll(toTop: 7)
    }
    return withExtendedLifetime(freshRoute) { fresh.window.snapshot() == screen.window.snapshot() }
  }

  /// Compares an editor with a text that is not saved, then leaves it.
  private func editor(_ lost: inout [String]) throws -> Bool {
    screen.loop.turn {
      store.dispatch(.notes(.rowOpened(19)))
      store.dispatch(.detail(.editTapped))
    }
    screen.type("!", into: "editor.text")
    let (fresh, freshRoute) = try freshScreen()
    if fresh.view("editor.text", as: TextView.self).text != "Note 19!" {
      lost.append("unsaved editor text")
    }
    // What is lost is typed again; everything else must be equal.
    fresh.type("!", into: "editor.text")
    let isEqual = fresh.window.snapshot() == screen.window.snapshot()
    screen.loop.turn {
      store.dispatch(.editor(.discardTapped))
      store.dispatch(.detail(.backTapped))
    }
    return withExtendedLifetime(freshRoute) { isEqual }
  }

  /// Compares a profile with an avatar that fades in.
  private func profile(_ lost: inout [String]) throws -> Bool {
    screen.tap("tabs.profile")
    screen.loop.turn {
      store.dispatch(.profile(.avatarFoundInCache(Picture(name: "ada-low"))))
      store.dispatch(.profile(.avatarArrived(Picture(name: "ada-high"))))
    }
    let old = screen.window.snapshot()
    #expect(old.contains("\"ada-high\" fading"))

    let (fresh, freshRoute) = try freshScreen()
    let new = withExtendedLifetime(freshRoute) { fresh.window.snapshot() }
    if !new.contains("fading") { lost.append("running animation") }
    return new == old.replacing(" fading", with: "")
  }

  /// Shows the recorded state in new views.
  private func freshScreen() throws -> (TestScreen, RouteSubscriber?) {
    let record = try JSONEncoder().encode(store.state)
    let state = try JSONDecoder().decode(AppState.self, from: record)
    #expect(state == store.state)
    let fresh = TestScreen()
    return (fresh, fresh.show(Store(state, on: fresh)))
  }

  private func table(_ screen: TestScreen) -> TableView { screen.view("notes.table") }
}
