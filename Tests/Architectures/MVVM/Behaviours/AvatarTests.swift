import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVM

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private static let placeholder = AvatarImage(.none)
  private static let cached = AvatarImage(
    Avatar(picture: Picture(name: "ada-low"), isFinal: false))
  private static let final = AvatarImage(Avatar(picture: Picture(name: "ada-high"), isFinal: true))
  private let server = FakeServer()
  private let profile: ProfileViewModel
  private let avatar: TestObserver<AvatarImage>

  init() {
    let stores = SessionStores.fake(server)
    profile = ProfileViewModel(stores, sessions: .fake(server))
    avatar = TestObserver(profile.person.avatar)
    stores.user.users.load()
  }

  private func appear() {
    profile.person.appeared()
    server.answer(.user, .user(.ada))
  }

  // MARK: - The view model

  @Test("The avatar is the placeholder, then the cache's picture, then the network's.")
  func threeStages() {
    appear()
    #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .picture("ada-high"))
    #expect(avatar.values == [Self.placeholder, Self.cached, Self.final])
    #expect(Self.final.fadesIn && !Self.cached.fadesIn && Self.placeholder.name == "placeholder")
  }

  @Test("A late picture from the cache does not replace the network's.")
  func lateCache() {
    appear()
    server.answer(.image, .picture("ada-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar.values == [Self.placeholder, Self.final])
  }

  @Test("A failure leaves the avatar as it is.")
  func failures() {
    appear()
    server.answer(.cache, .failure(.requestFailed))
    #expect(avatar.values == [Self.placeholder])
    server.answer(.image, .failure(.requestFailed))
    #expect(avatar.values == [Self.placeholder])
  }

  @Test("Pictures are requested once, and only after the profile has been shown.")
  func once() {
    server.answer(.user, .user(.ada))
    #expect(server.waiting.isEmpty)
    profile.person.appeared()
    profile.person.appeared()
    profile.refresh.execute()
    server.answer(.user, .user(.ada))
    #expect(server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("A changed user does not have the pictures requested again.")
  func changedUser() {
    appear()
    var ada = User.ada
    ada.friendCount = 3
    server.push(ada)
    #expect(server.waiting.map(\.kind) == [.cache, .image])
  }

  // MARK: - The view

  private func show() -> TestScreen {
    let screen = TestScreen(server)
    screen.show(ProfileViewController(profile, Binder(on: screen.loop)))
    server.answer(.user, .user(.ada))
    return screen
  }

  @Test("Only the network's picture fades in.")
  func fades() {
    let screen = show()
    let view = screen.view("profile.avatar", as: ImageView.self)
    server.answer(.cache, .picture("ada-low"))
    #expect(view.snapshotTexts == ["ada-low"])
    #expect(view.snapshotFlags.isEmpty)
    server.answer(.image, .picture("ada-high"))
    #expect(view.snapshotTexts == ["ada-high"])
    #expect(view.snapshotFlags == ["fading"])
  }

  @Test("A picture that arrives while the profile is not in the window does not fade in.")
  func outOfWindow() {
    let screen = show()
    let controller = screen.window.rootViewController
    let view = screen.view("profile.avatar", as: ImageView.self)
    screen.show(ViewController(on: screen.loop))
    server.answer(.image, .picture("ada-high"))
    #expect(view.snapshotTexts == ["placeholder"])
    if let controller { screen.show(controller) }
    #expect(view.snapshotTexts == ["ada-high"])
    #expect(view.snapshotFlags.isEmpty)
  }
}
