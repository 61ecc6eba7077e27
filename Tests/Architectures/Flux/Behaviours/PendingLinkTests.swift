import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let server = FakeServer()
  private let loop: MainLoop
  private let app: FluxApp

  init() {
    loop = TestScreen(server).loop
    app = FluxApp(.fake(server, on: loop))
  }

  @Test("A link that arrives at the login waits for the log-in and for the first load.")
  func signedOut() {
    server.answer(.restore, .session(nil))
    open("notes://note/2")
    #expect(isShown("login") && !isShown("alert"))
    signIn()
    #expect(isShown("notes") && !isShown("detail"))
    load()
    #expect(text("detail.text") == "Tea")
  }

  @Test(
    "A link that arrives while the session is restored opens above the list and selects its row.")
  func coldStart() {
    open("notes://note/2")
    #expect(isShown("root.spinner"))
    server.answer(.restore, .session(.ada))
    #expect(isShown("notes") && !isShown("detail"))
    load()
    #expect(text("detail.text") == "Tea")
    tap("nav.back")
    #expect(app.window.view(withIdentifier: "notes.row.2")?.snapshotFlags == ["selected"])
  }

  // MARK: - The app's window

  private func open(_ url: String) { loop.turn { app.open(url: url) } }
  private func signIn() { loop.turn { app.signIn(.ada) } }
  private func load() { server.answer(.load, .notes([.sample(1, "Milk"), .sample(2, "Tea")])) }
  private func isShown(_ id: String) -> Bool { app.window.view(withIdentifier: id) != nil }
  private func text(_ id: String) -> String? {
    app.window.view(withIdentifier: id)?.snapshotTexts.first
  }
  private func tap(_ id: String) {
    let view = app.window.view(withIdentifier: id) as? any Tappable
    loop.turn { view?.tap() }
  }
}
