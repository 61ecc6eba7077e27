import Controllers
import Foundation
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

/// Records the app's state as JSON, and gives it to fresh screens without server and middleware.
@Suite("Recorded state in fresh views") struct RecordedStateTests {
  private let server = FakeServer()
  private let screen: TestScreen
  private let store: AppStore
  private let route: RouteSubscriber?

  init() {
    screen = TestScreen(server)
    let images = AvatarMiddleware(ImageController(transport: server))
    store = AppStore(AppState().after(.login(.succeeded(.ada))), images)
    route = screen.show(store)
    let notes = (1...40).map { Note.sample($0, $0.isMultiple(of: 4) ? "Other" : "Note \($0)") }
    screen.loop.turn { store.dispatch(.notes(.loaded(notes))) }
    screen.loop.turn { store.dispatch(.profile(.userLoaded(.ada))) }
  }

  @Test("Fresh views show the whole list and profile, without scroll offset, typing and fade.")
  func recorded() throws {
    var lost: [String] = []
    let isListEqual = try list(&lost)
    let isProfileEqual = try profile(&lost)
    #expect(isListEqual && isProfileEqual)
    #expect(lost == ["scroll offset", "text typed into the filter", "fade of the avatar"])
    Experiment.record(
      Experiment.RecordedState(
        value: "the app's state, as JSON", isEqual: isListEqual && isProfileEqual, lost: lost),
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
    if field.text.isEmpty { lost.append("text typed into the filter") }
    // What is lost is restored by hand; everything else must be equal.
    fresh.loop.turn {
      field.text = "note"
      table(fresh).scroll(toTop: 7)
    }
    return withExtendedLifetime(freshRoute) { fresh.window.snapshot() == screen.window.snapshot() }
  }

  /// Compares a profile with an avatar that fades in.
  private func profile(_ lost: inout [String]) throws -> Bool {
    screen.tap("tabs.profile")
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .picture("ada-high"))
    let old = screen.window.snapshot()
    #expect(old.contains("\"ada-high\" fading"))

    let (fresh, freshRoute) = try freshScreen()
    let new = withExtendedLifetime(freshRoute) { fresh.window.snapshot() }
    if !new.contains("fading") { lost.append("fade of the avatar") }
    return new == old.replacing(" fading", with: "")
  }

  /// Shows the recorded state in new views.
  private func freshScreen() throws -> (TestScreen, RouteSubscriber?) {
    let record = try JSONEncoder().encode(store.state)
    let state = try JSONDecoder().decode(AppState.self, from: record)
    #expect(state == store.state)
    let fresh = TestScreen()
    return (fresh, fresh.show(AppStore(state)))
  }

  private func table(_ screen: TestScreen) -> TableView { screen.view("notes.table") }
}
