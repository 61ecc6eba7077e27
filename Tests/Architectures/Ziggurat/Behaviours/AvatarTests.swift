import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  @Test("Only the network's picture fades in.") func presented() {
    let stages = [
      Avatar.placeholder, .cached(Picture(name: "ada-low")), .fetched(Picture(name: "ada-high")),
    ].map { stage in ProfilePresenter.present(FakeContext { $0.avatar = stage }).avatar }
    #expect(
      stages == [
        AvatarViewModel(imageName: "placeholder", fadesIn: false),
        AvatarViewModel(imageName: "ada-low", fadesIn: false),
        AvatarViewModel(imageName: "ada-high", fadesIn: true),
      ])
  }

  struct Service {
    private let services = TestServices()
    private var server: FakeServer { services.server }
    private var user: UserService { services.user }

    init() {
      user.sessionBegan(.ada)
    }

    @Test("The pictures are requested once a session, when the profile is first shown.")
    func requests() {
      server.answer(.user, .user(.ada))
      #expect(server.waiting.isEmpty)
      #expect(services.renderer.hears { services.navigation.tabTapped(1) })
      #expect(services.navigation.selectedTab == .profile)
      #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
      services.navigation.tabTapped(0)
      services.navigation.tabTapped(1)
      user.refreshTapped()
      server.answer(.user, .user(.ada))
      #expect(server.waiting.map(\.kind) == [.cache, .image])
    }

    @Test("A profile that is shown before the user is loaded requests the pictures after that.")
    func userComesLater() {
      user.profileShown()
      server.answer(.user, .user(.ada))
      #expect(server.waiting.map(\.kind) == [.cache, .image])
    }

    @Test("The cache's picture comes first, then the network's.") func threeStages() {
      showProfile()
      #expect(user.avatar.isPlaceholder)
      #expect(services.renderer.hears { server.answer(.cache, .picture("ada-low")) })
      #expect(user.avatar.cachedName == "ada-low")
      #expect(services.renderer.hears { server.answer(.image, .picture("ada-high")) })
      #expect(user.avatar.fetchedName == "ada-high")
    }

    @Test("A late picture from the cache never replaces the network's.") func lateCache() {
      showProfile()
      server.answer(.image, .picture("ada-high"))
      server.answer(.cache, .picture("ada-low"))
      #expect(user.avatar.fetchedName == "ada-high")
    }

    @Test("A failure or a miss leaves the avatar as it was.") func failures() {
      showProfile()
      server.answer(.cache, .picture(nil))
      #expect(user.avatar.isPlaceholder)
      server.answer(.image, .failure(.requestFailed))
      #expect(user.avatar.isPlaceholder)
    }

    @Test("The next session begins with the placeholder and requests the pictures again.")
    func nextSession() {
      showProfile()
      server.answer(.image, .picture("ada-high"))
      #expect(services.renderer.hears { user.sessionEnded() })
      #expect(user.avatar.isPlaceholder)
      user.sessionBegan(.ada)
      showProfile()
      #expect(server.waiting.map(\.kind) == [.cache, .cache, .image])
    }

    private func showProfile() {
      server.answer(.user, .user(.ada))
      user.profileShown()
    }
  }
}

extension Avatar {
  fileprivate var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }
  fileprivate var cachedName: String? {
    if case .cached(let picture) = self { picture.name } else { nil }
  }
  fileprivate var fetchedName: String? {
    if case .fetched(let picture) = self { picture.name } else { nil }
  }
}
