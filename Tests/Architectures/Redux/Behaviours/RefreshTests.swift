import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let refresh = AppAction.profile(.loadBegan)
  private let signedIn = AppState().after(.login(.succeeded(.ada)))

  @Test("The user is loaded at sign-in and at Refresh, and a tap meanwhile requests nothing.")
  func requested() {
    let server = FakeServer()
    let store = Store(AppState(), server)
    store.dispatch(SessionThunks.restore)
    server.answer(.restore, .session(.ada))
    store.dispatch(ProfileThunks.load)
    #expect(server.waiting.map(\.kind) == [.load, .user])
    server.answer(.load, .notes([]))
    server.answer(.user, .user(.ada))
    #expect(store.state.profile == ProfileState(user: .ada))
    store.dispatch(ProfileThunks.load)
    #expect(store.state.profile == ProfileState(user: .ada, isLoading: true))
    #expect(server.waiting.map(\.kind) == [.user])
    server.answer(.user, .failure(.requestFailed))
    #expect(store.state.profile == ProfileState(user: .ada, hasFailed: true))
  }

  @Test("The user loads from sign-in on, and until Refresh succeeds or fails.")
  func states() {
    #expect(signedIn.profile == ProfileState(isLoading: true))
    let loaded = signedIn.after(.profile(.userLoaded(.ada)))
    #expect(loaded.profile == ProfileState(user: .ada))
    let failed = loaded.after(refresh, .profile(.userLoadFailed))
    #expect(failed.profile == ProfileState(user: .ada, hasFailed: true))
    #expect(failed.after(refresh).profile == ProfileState(user: .ada, isLoading: true))
  }

  @Test("A push while Refresh runs shows at once, but not before the first answer.")
  func pushed() {
    var user = User.ada
    user.friendCount = 1
    let early = signedIn.after(.profile(.userPushed(user)))
    #expect(early.profile == ProfileState(isLoading: true))
    #expect(ProfileSelectors.name(early) == nil && ProfileSelectors.friends(early) == nil)
    let pushed = early.after(.profile(.userLoaded(.ada)), refresh, .profile(.userPushed(user)))
    #expect(pushed.profile == ProfileState(user: user, isLoading: true))
    #expect(ProfileSelectors.name(pushed) == "ADA")
    #expect(ProfileSelectors.friends(pushed) == "This user has 1 friend")
  }

  @Test("The button is disabled while the user loads, and enabled after success and failure.")
  func button() {
    let screen = TestScreen()
    let store = Store(signedIn, on: screen)
    screen.show(ProfileViewController(store, on: screen.loop))
    #expect(!screen.isEnabled("profile.refresh"))
    screen.loop.turn { store.dispatch(.profile(.userLoaded(.ada))) }
    #expect(screen.isEnabled("profile.refresh") && !screen.isShown("profile.error"))
    #expect(screen.text("profile.name") == "ADA")
    #expect(screen.text("profile.friends") == "This user has 2 friends")
    screen.tap("profile.refresh")
    #expect(!screen.isEnabled("profile.refresh"))
    screen.loop.turn { store.dispatch(.profile(.userLoadFailed)) }
    #expect(screen.isEnabled("profile.refresh") && screen.isShown("profile.error"))
    #expect(screen.text("profile.notes") == "0 notes")
  }
}
