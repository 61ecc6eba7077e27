import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let server = FakeServer()
  private let profile: ProfileViewModel
  private let isEnabled: TestObserver<Bool>
  private let isErrorShown: TestObserver<Bool>

  init() {
    let stores = SessionStores.fake(server)
    profile = ProfileViewModel(
      stores.user, avatars: stores.avatar, notes: stores.notes, sessions: .fake(server))
    stores.user.load()
    isEnabled = TestObserver(profile.refresh.isEnabled)
    isErrorShown = TestObserver(profile.isErrorShown)
  }

  @Test("Refresh is disabled while the user is loaded at sign-in.")
  func signIn() {
    let name = TestObserver(profile.name)
    profile.refresh.execute()
    #expect(server.waiting.map(\.kind) == [.user])
    server.answer(.user, .user(.ada))
    #expect(isEnabled.values == [false, true])
    #expect(name.values == ["", "ADA"])
    #expect(profile.notes.value == "0 notes")
  }

  @Test("Refresh is enabled again after success.")
  func success() {
    server.answer(.user, .user(.ada))
    profile.refresh.execute()
    server.answer(.user, .user(.ada))
    #expect(isEnabled.values == [false, true, false, true])
    #expect(isErrorShown.values == [false])
  }

  @Test("Refresh is enabled again after a failure, which shows until the next try.")
  func failure() {
    let friends = TestObserver(profile.friends)
    server.answer(.user, .user(.ada))
    profile.refresh.execute()
    server.answer(.user, .failure(.requestFailed))
    #expect(isErrorShown.values == [false, true])
    profile.refresh.execute()
    var ada = User.ada
    ada.friendCount = 3
    server.push(ada)
    #expect(friends.values == ["", "This user has 2 friends", "This user has 3 friends"])
    server.answer(.user, .user(ada))
    #expect(isEnabled.values == [false, true, false, true, false, true])
    #expect(isErrorShown.values == [false, true, false])
  }
}
