import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let load = AppAction.notes(.loaded([.sample(1, "Cheese"), .sample(2, "Apples")]))
  private let logIn = AppAction.login(.succeeded(.ada))

  @Test("It waits through a failed log-in, and is followed when the notes have loaded.")
  func note() {
    let opened = AppState().after(.session(.restored(nil)), open("note/2"))
    #expect(opened.route == RouteState(waitingLink: .note(2), actionNumber: 2))
    let failed = opened.after(.login(.failed(.wrongCredentials)))
    #expect(failed.session == .signedOut && failed.route.waitingLink == .note(2))
    let loading = failed.after(logIn)
    #expect(loading.route == RouteState(waitingLink: .note(2), actionNumber: 4))
    #expect(loading.notes.openNote == nil)
    let followed = loading.after(load)
    #expect(followed.route == RouteState(actionNumber: 5))
    #expect(followed.notes.openNote == OpenNote(id: 2, number: 5) && followed.notes.selection == 2)
    let back = followed.after(.detail(.backTapped))
    #expect(RouteSelectors.detail(back) == nil && back.notes.selection == 2)
  }

  @Test("At a cold start it also waits until the session is restored.")
  func coldStart() {
    let opened = AppState().after(.session(.launched), open("note/1"))
    #expect(opened.session == .restoring && opened.route.waitingLink == .note(1))
    let restored = opened.after(.session(.restored(.ada)))
    #expect(restored.session == .signedIn(.ada) && restored.notes.openNote == nil)
    let followed = restored.after(load)
    #expect(RouteSelectors.detail(followed) == 4 && followed.notes.selection == 1)
  }

  @Test("A link to an unknown note raises an alert over the list.")
  func unknown() {
    let state = AppState().after(open("note/3"), logIn, load)
    #expect(
      state.route
        == RouteState(alert: AlertRoute(kind: .unknownNote(3), number: 3), actionNumber: 3))
    #expect(state.notes.openNote == nil && state.notes.selection == nil)
  }

  @Test("A link to a new note opens an editor after the load, one to the profile does not wait.")
  func others() {
    let new = AppState().after(open("new"), logIn)
    #expect(new.editor == nil)
    #expect(new.after(load).editor == EditorState(number: 3))
    let profile = AppState().after(open("profile"), logIn)
    #expect(profile.route == RouteState(tab: RouteState.firstProfileTab, actionNumber: 2))
  }

  @Test("The latest link counts; one that is malformed is no link, and a log-out drops it.")
  func latest() {
    let two = AppState().after(open("profile"), open("note/2"))
    #expect(two.route.waitingLink == .note(2))
    let malformed = two.after(.route(.urlOpened("notes://note/x")))
    #expect(malformed.route.waitingLink == .note(2))
    #expect(RouteSelectors.alert(malformed)?.kind == .unopenableLink)
    let signedIn = malformed.after(logIn, load)
    #expect(signedIn.notes.openNote == nil)
    #expect(signedIn.after(.route(.okTapped)).notes.openNote?.id == 2)
    #expect(signedIn.after(.profile(.logOutTapped)).route == RouteState(actionNumber: 1))
  }

  private func open(_ link: String) -> AppAction { .route(.urlOpened("notes://\(link)")) }
}
