import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let services = TestServices()
  private let loaded = FakeServer.Answer.notes([.sample(1, "Milk"), .sample(2, "Eggs")])
  private var openID: Note.ID? { services.navigation.openNote?.note.id }

  init() {
    services.connectFollowers()
  }

  @Test("The followed note is presented.") func presented() {
    let context = FakeContext { $0.openNote = OpenNote(number: 7, note: .sample(1, "Buy milk")) }
    let page = NotePageViewModel(
      id: 1, text: "Buy milk", created: "Created 2026-01-01 09:01:00", changed: "Never changed",
      words: "2 words")
    #expect(
      DetailPresenter.present(context)
        == DetailViewModel(number: 7, page: page, previousID: nil, nextID: nil))
  }

  @Test("A link to a note waits for a session and its first load, and is followed once.")
  func waits() {
    services.links.open(url: "notes://note/2")
    services.session.begin(.ada)
    #expect(services.session.phase == .signedIn && openID == nil)
    _ = services.renderer.heard()
    services.server.answer(.load, loaded)
    #expect(openID == 2 && services.notes.selectedID == 2)
    #expect(services.renderer.heard().contains([.openNote, .selection]))
    services.navigation.backTapped()
    #expect(openID == nil && services.renderer.heard() == .openNote)
  }

  @Test("A link waits while the stored session is looked for.") func coldStart() {
    services.session.restore()
    services.links.open(url: "notes://note/2")
    services.server.answer(.restore, .session(.ada))
    #expect(services.session.phase == .signedIn && services.renderer.heard().contains(.session))
    services.server.answer(.load, loaded)
    #expect(openID == 2 && services.navigation.alert == nil)
  }

  @Test("Without a stored session, the link waits on.") func noStoredSession() {
    services.session.restore()
    services.links.open(url: "notes://profile")
    _ = services.renderer.heard()
    services.server.answer(.restore, .session(nil))
    #expect(services.session.phase == .signedOut && services.renderer.heard() == .session)
    #expect(services.navigation.selectedTab == 0)
    services.session.begin(.ada)
    #expect(services.navigation.selectedTab == 1)
  }

  @Test("Log-out drops a link that waits, and ends the session.") func logOut() {
    services.session.begin(.ada)
    services.links.open(url: "notes://note/2")
    services.navigation.tabTapped(1)
    services.session.logOutTapped()
    #expect(services.session.phase == .signedOut && services.navigation.selectedTab == 0)
    services.session.begin(.ada)
    services.server.answer(.load, loaded)
    #expect(openID == nil && services.notes.noteCount == 2)
  }

  @Test("The latest link is followed, also to a new note.") func latest() {
    services.links.open(url: "notes://note/2")
    services.links.open(url: "notes://new")
    services.session.begin(.ada)
    services.server.answer(.load, loaded)
    #expect(openID == nil && services.editor.draft?.number == 1)
  }
}
