import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let services = TestServices()
  private var server: FakeServer { services.server }

  init() {
    services.user.sessionBegan(.ada)
    server.answer(.user, .user(.ada))
  }

  /// The avatar of the real user, as it is presented.
  private var avatar: AvatarViewModel { ProfilePresenter.present(friend: services.user).avatar }
  private let placeholder = AvatarViewModel(imageName: "placeholder", fadesIn: false)
  private let low = AvatarViewModel(imageName: "ada-low", fadesIn: false)
  private let high = AvatarViewModel(imageName: "ada-high", fadesIn: true)

  // MARK: - The Presenter

  @Test("Only the network's picture fades in.") func presented() {
    let stages = [
      Avatar.placeholder, .cached(Picture(name: "ada-low")), .fetched(Picture(name: "ada-high")),
    ].map { stage in
      ProfilePresenter.present(FakeContext { $0.avatar = stage }, last: nil).avatar
    }
    #expect(stages == [placeholder, low, high])
  }

  // MARK: - The Service

  @Test("The pictures are requested once a session, when the profile is first shown.")
  func requests() {
    #expect(server.waiting.isEmpty)
    services.navigation.tabTapped(1)
    #expect(services.navigation.selectedTab == 1 && services.renderer.heard().contains(.place))
    #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
    services.navigation.tabTapped(0)
    services.navigation.tabTapped(1)
    services.user.refreshTapped()
    server.answer(.user, .user(.ada))
    #expect(server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("A profile that is shown too early waits for the user.") func userComesLater() {
    let services = TestServices()
    services.user.sessionBegan(.ada)
    services.user.profileShown()
    services.server.answer(.user, .user(.ada))
    #expect(services.server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("The cache's picture comes first, then the network's.") func threeStages() {
    services.user.profileShown()
    _ = services.renderer.heard()
    #expect(avatar == placeholder)
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == low && services.renderer.heard() == .avatar)
    server.answer(.image, .picture("ada-high"))
    #expect(avatar == high && services.renderer.heard() == .avatar)
  }

  @Test("A late picture from the cache never replaces the network's.") func lateCache() {
    services.user.profileShown()
    server.answer(.image, .picture("ada-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == high)
  }

  @Test("A failure or a miss leaves the avatar as it was.") func failures() {
    services.user.profileShown()
    server.answer(.cache, .picture(nil))
    #expect(avatar == placeholder)
    server.answer(.image, .failure(.requestFailed))
    #expect(avatar == placeholder)
  }

  @Test("The next session begins with the placeholder and requests the pictures again.")
  func nextSession() {
    services.user.profileShown()
    server.answer(.image, .picture("ada-high"))
    services.user.sessionEnded()
    #expect(avatar == placeholder && services.renderer.heard().contains(.avatar))
    services.user.sessionBegan(.ada)
    server.answer(.user, .user(.ada))
    services.user.profileShown()
    #expect(server.waiting.map(\.kind) == [.cache, .cache, .image])
  }
}
