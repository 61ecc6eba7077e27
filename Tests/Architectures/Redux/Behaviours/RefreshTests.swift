import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let refresh = AppAction.profile(.refreshTapped)

  @Test("The middleware loads the user at sign-in and at Refresh, and swallows a tap meanwhile.")
  func middleware() {
    let server = FakeServer()
    let recorder = ActionRecorder()
    let users = ProfileMiddleware(UserController(transport: server), friends: [])
    let store = AppStore(AppState(), users, recorder)
    store.dispatch(.login(.succeeded(.ada)))
    store.dispatch(refresh)
    #expect(server.waiting.map(\.kind) == [.user])
    server.answer(.user, .user(.ada))
    store.dispatch(refresh)
    server.answer(.user, .failure(.requestFailed))
    #expect(
      recorder.actions == [
        .login(.succeeded(.ada)), .profile(.userLoaded(.ada)), refresh, .profile(.userLoadFailed),
      ])
  }

  @Test("Refresh is disabled from sign-in on, and enabled after success and failure.")
  func states() {
    let selectors = ProfileSelectors(.memoising)
    let signedIn = AppState().after(.login(.succeeded(.ada)))
    #expect(signedIn.profile == ProfileState(isLoading: true) && selectors.isLoading(signedIn))
    let loaded = signedIn.after(.profile(.userLoaded(.ada)))
    #expect(loaded.profile == ProfileState(user: .ada) && !selectors.isLoading(loaded))
    let failed = loaded.after(refresh, .profile(.userLoadFailed))
    #expect(failed.profile == ProfileState(user: .ada, hasFailed: true))
    #expect(selectors.hasFailed(failed) && !selectors.isLoading(failed))
    let again = failed.after(refresh)
    #expect(again.profile == ProfileState(user: .ada, isLoading: true))
    #expect(!selectors.hasFailed(again))
  }

  @Test("A push while Refresh runs shows at once, but not before the first answer.")
  func pushed() {
    var user = User.ada
    user.friendCount = 1
    let early = AppState().after(.login(.succeeded(.ada)), .profile(.userPushed(user)))
    #expect(early.profile == ProfileState(isLoading: true))
    let pushed = early.after(.profile(.userLoaded(.ada)), refresh, .profile(.userPushed(user)))
    #expect(pushed.profile == ProfileState(user: user, isLoading: true))
  }

  @Test("The texts are the user's, and blank before the first answer.")
  func texts() {
    let selectors = ProfileSelectors(.memoising)
    let state = AppState.loaded(.sample(1, ""))
    #expect(selectors.name(state).isEmpty && selectors.friends(state).isEmpty)
    let loaded = state.after(.profile(.userLoaded(.ada)))
    #expect(selectors.name(loaded) == "ADA")
    #expect(selectors.friends(loaded) == "This user has 2 friends")
    #expect(selectors.notes(loaded) == "1 note")
  }
}
