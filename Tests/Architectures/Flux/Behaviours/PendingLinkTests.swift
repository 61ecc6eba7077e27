import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let test = TestApp()
  private var store: NavigationStore { test.stores.navigation }
  private var selected: Note.ID? { test.stores.noteList.selectedID }

  @Test("A link that arrives at the login waits for the log-in and for the first load.")
  func signedOut() {
    test.restore(nil)
    test.navigation.open(url: "notes://note/2")
    logIn(.failure(.wrongCredentials))
    logIn(.session(.ada))
    #expect(store.page == nil && store.alert == nil)
    loadNotes()
    #expect(store.page?.noteID == 2 && selected == 2 && store.tab == .notes)
    #expect(test.stores.detail.state?.text == "Tea")
    test.navigation.closeNote(opening: test.opening)
    #expect(store.page == nil && selected == 2)
  }

  @Test("A link that arrives while the session is restored waits for it and for the first load.")
  func coldStart() {
    test.navigation.open(url: "notes://note/2")
    test.restore(.ada)
    test.server.answer(.load, .failure(.requestFailed))
    #expect(store.page == nil)
    test.notes.load()
    loadNotes()
    #expect(store.page?.noteID == 2)
  }

  @Test("A link to the profile waits for the log-in alone, and one to a new note for the notes.")
  func others() {
    test.navigation.open(url: "notes://profile")
    test.restore(.ada)
    #expect(store.tab == .profile)
    test.navigation.open(url: "notes://new")
    #expect(store.draft == nil && store.tab == .profile)
    loadNotes()
    #expect(store.draft != nil && store.tab == .notes)
    #expect(store.draft?.text == "")
  }

  @Test("Only the latest link waits, and log-out drops it.")
  func latest() {
    test.restore(nil)
    test.navigation.open(url: "notes://profile")
    test.navigation.open(url: "notes://note/1")
    logIn(.session(.ada))
    #expect(store.tab == .notes)
    test.session.logOut()
    logIn(.session(.ada))
    loadNotes()
    #expect(store.page == nil)
  }

  private func logIn(_ answer: FakeServer.Answer) {
    test.session.editForm(login: "ada", password: "secret")
    test.session.logIn(login: "ada", password: "secret")
    test.server.answer(.login, answer)
  }

  private func loadNotes() { test.answerLoad(["Milk", "Tea"]) }
}
