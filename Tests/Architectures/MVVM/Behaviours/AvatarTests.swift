import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let server = FakeServer()
  private let stores: SessionStores
  private let profile: ProfileViewModel
  private let avatar: TestObserver<AvatarImage>

  init() {
    stores = .fake(server)
    profile = ProfileViewModel(
      stores.user, avatars: stores.avatar, notes: stores.notes, sessions: .fake(server))
    avatar = TestObserver(profile.avatar)
    loadUser()
  }

  private func loadUser() {
    stores.user.load()
    server.answer(.user, .user(.ada))
  }

  private var names: [String] { avatar.values.map(\.name) }

  @Test("The avatar is the placeholder, then the cache's picture, then the network's, which fades.")
  func threeStages() {
    profile.appeared()
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .picture("ada-high"))
    #expect(names == ["placeholder", "ada-low", "ada-high"])
    #expect(avatar.values.map(\.fadesIn) == [false, false, true])
  }

  @Test("A late picture from the cache does not replace the network's.")
  func lateCache() {
    profile.appeared()
    server.answer(.image, .picture("ada-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(names == ["placeholder", "ada-high"])
  }

  @Test("A failure leaves the avatar as it is.")
  func failures() {
    profile.appeared()
    server.answer(.cache, .failure(.requestFailed))
    server.answer(.image, .failure(.requestFailed))
    #expect(names == ["placeholder"])
  }

  @Test("Pictures are requested once, and only after the profile has been shown.")
  func once() {
    #expect(server.waiting.isEmpty)
    profile.appeared()
    loadUser()
    profile.appeared()
    #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
  }
}
