import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let server: FakeServer
  private let profile: any ProfileViewModel
  private let shown: Bound<ProfileViewInputData>
  private var loaded = ProfileViewInputData.sample(
    name: "ADA", friends: "This user has 2 friends", notes: "0 notes")

  init() {
    let services = SharedServices()
    server = services.server
    profile = services.makeProfile()
    shown = Bound(profile.viewInputData)
  }

  @Test("Refresh is disabled from the sign-in on, until the user is loaded.")
  func first() {
    profile.events.onNext(.refreshTapped)
    #expect(shown.data == .sample(notes: "0 notes", isRefreshEnabled: false))
    #expect(server.waiting.map(\.kind) == [.user])
    server.answer(.user, .user(.ada))
    #expect(shown.data == loaded)
  }

  @Test("The buttons ask the provider, and the profile wants its picture when it appears.")
  func events() {
    let provider = FakeProfileProvider()
    let profile = ProfileViewModelImpl(provider: provider)
    for event in [ProfileEvents.viewDidAppear, .refreshTapped, .logOutTapped] {
      profile.events.onNext(event)
    }
    #expect(provider.calls == ["wantPicture", "refresh", "logOut"])
  }

  @Test("A failure shows the error and enables Refresh; the data stay, and the next try hides it.")
  mutating func failure() {
    server.answer(.user, .user(.ada))
    profile.events.onNext(.refreshTapped)
    profile.events.onNext(.refreshTapped)
    loaded.isRefreshEnabled = false
    #expect(shown.data == loaded && server.waiting.count == 1)
    server.answer(.user, .failure(.requestFailed))
    (loaded.isRefreshEnabled, loaded.isErrorShown) = (true, true)
    #expect(shown.data == loaded)
    profile.events.onNext(.refreshTapped)
    (loaded.isRefreshEnabled, loaded.isErrorShown) = (false, false)
    #expect(shown.data == loaded)
  }

  @Test("A push changes the data while a refresh runs, and Refresh stays disabled.")
  mutating func push() {
    server.answer(.user, .user(.ada))
    profile.events.onNext(.refreshTapped)
    var user = User.ada
    user.friendCount = 1
    server.push(user)
    (loaded.friends, loaded.isRefreshEnabled) = ("This user has 1 friend", false)
    #expect(shown.data == loaded)
  }
}
