import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let test = TestApp()
  private let notes = Action.loaded(["Milk", "Tea"])
  private var store: NavigationStore { test.stores.navigation }
  private var selected: Note.ID? { test.stores.noteList.selectedID }

  @Test("A link that arrives at the login waits for the log-in and for the first load.")
  func signedOut() {
    test.dispatch(.sessionRestored(nil))
    test.navigation.open(url: "notes://note/2")
    test.dispatch(.logIn, .logInFailed(.wrongCredentials), .loggedIn(.ada), .loadNotes)
    #expect(store.page?.noteID == nil && store.alert == nil)
    test.dispatch(notes)
    #expect(store.page?.noteID == 2 && selected == 2 && store.tab == .notes)
    #expect(test.stores.detail.state?.text == "Tea")
    test.navigation.closeNote(opening: test.opening)
    #expect(store.page?.noteID == nil && selected == 2)
  }

  @Test("A link that arrives while the session is restored waits for it and for the first load.")
  func coldStart() {
    test.navigation.open(url: "notes://note/2")
    test.dispatch(.sessionRestored(.ada), .notesLoaded(.failure(.requestFailed)))
    #expect(store.page?.noteID == nil)
    test.dispatch(notes)
    #expect(store.page?.noteID == 2)
  }

  @Test("A link to the profile waits for the log-in alone, and one to a new note for the notes.")
  func others() {
    test.navigation.open(url: "notes://profile")
    test.dispatch(.sessionRestored(.ada))
    #expect(store.tab == .profile)
    test.navigation.open(url: "notes://new")
    #expect(store.draft == nil && store.tab == .profile)
    test.dispatch(notes)
    #expect(store.draft != nil && store.tab == .notes)
    #expect(test.stores.navigation.draft?.text == "")
  }

  @Test("Only the latest link waits, and log-out drops it.")
  func latest() {
    test.dispatch(.sessionRestored(nil))
    test.navigation.open(url: "notes://profile")
    test.navigation.open(url: "notes://note/1")
    test.dispatch(.loggedIn(.ada))
    #expect(store.tab == .notes)
    test.dispatch(.logOut, .loggedIn(.ada), notes)
    #expect(store.page?.noteID == nil)
  }
}
