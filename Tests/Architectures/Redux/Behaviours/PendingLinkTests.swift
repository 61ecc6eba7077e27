import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let loaded = AppAction.notes(.loaded([.sample(1, "Cheese"), .sample(2, "Apples")]))
  private let loggedIn = AppAction.login(.succeeded(.ada))
  private let signedOut = AppState().after(.session(.restored(nil)))

  @Test("A link waits through a failed log-in, and is followed when the notes have loaded.")
  func note() {
    let failed = signedOut.after(open("note/2"), .login(.failed(.wrongCredentials)))
    #expect(failed.session == .signedOut && failed.route.waitingLink == .note(2))
    let loading = failed.after(loggedIn)
    #expect(loading.route.waitingLink == .note(2) && loading.notes.openNote == nil)
    let followed = loading.after(loaded)
    #expect(followed.route.waitingLink == nil && followed.route.tab == RouteState.notesTab)
    #expect(followed.notes.openNote?.id == 2 && followed.notes.selection == 2)
    #expect(followed.route.alert == nil)
    let back = followed.after(.detail(.backTapped))
    #expect(back.notes.openNote == nil && back.notes.selection == 2)
  }

  @Test("At a cold start a link also waits until the session is restored.")
  func coldStart() {
    let opened = AppState().after(open("note/1"))
    #expect(opened.session == .restoring && opened.route.waitingLink == .note(1))
    let restored = opened.after(.session(.restored(.ada)))
    #expect(restored.session == .signedIn(.ada) && restored.notes.openNote == nil)
    let followed = restored.after(loaded)
    #expect(followed.notes.openNote?.id == 1 && followed.notes.selection == 1)
    #expect(RouteSelectors.detail(followed) == followed.notes.openNote?.number)
  }

  @Test("A link to a new note waits for the notes; a link to the profile does not.")
  func others() {
    let new = signedOut.after(open("new"), loggedIn)
    #expect(new.editor == nil && new.after(loaded).editor?.isNew == true)
    let profile = signedOut.after(open("profile"), loggedIn)
    #expect(profile.route.tab == RouteState.profileTab && profile.route.waitingLink == nil)
  }

  private func open(_ link: String) -> AppAction { .route(.urlOpened("notes://\(link)")) }
}
