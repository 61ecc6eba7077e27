import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVMC

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let app = RunningApp()

  private func open(_ link: DeepLink) {
    app.screen.loop.turn { app.coordinator.start(with: link) }
  }

  private func load() {
    app.server.answer(.load, .notes([.sample(1, "Milk"), .sample(2, "Bread")]))
  }

  @Test("A link does not change the log-in, and waits through one that fails.")
  func failedLogIn() {
    app.server.answer(.restore, .session(nil))
    open(.note(2))
    #expect(app.screen.isShown("login") && !app.screen.isEnabled("login.submit"))
    app.screen.type("ada", into: "login.name")
    app.screen.type("secret", into: "login.password")
    app.screen.tap("login.submit")
    app.server.answer(.login, .failure(.wrongCredentials))
    #expect(app.screen.text("login.error") == "Wrong name or password.")
    app.screen.tap("login.submit")
    app.server.answer(.login, .session(.ada))
    #expect(app.screen.isShown("notes.spinner"))
    load()
    #expect(app.screen.view("detail.text", as: TextView.self).text == "Bread")
  }

  @Test("A link at a cold start is followed when the notes are loaded; the list below selects it.")
  func coldStart() {
    open(.note(2))
    #expect(app.screen.isShown("root.spinner"))
    app.server.answer(.restore, .session(.ada))
    #expect(app.screen.isShown("notes.spinner"))
    load()
    #expect(app.screen.view("detail.text", as: TextView.self).text == "Bread")
    app.screen.tap("nav.back")
    #expect(app.screen.view("notes.row.2", as: TableViewCell.self).isSelected)
    #expect(!app.screen.view("notes.row.1", as: TableViewCell.self).isSelected)
  }

  @Test("Only the latest link waits, and a link to the profile does not wait for the notes.")
  func profile() {
    open(.note(2))
    open(.profile)
    app.server.answer(.restore, .session(.ada))
    #expect(app.screen.isShown("profile"))
    app.screen.tap("tabs.notes")
    load()
    #expect(app.screen.isShown("notes") && !app.screen.isShown("detail"))
  }
}
