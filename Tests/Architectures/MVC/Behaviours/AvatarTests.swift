import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let server = FakeServer()
  private let account: Account
  private let clock = Clock()
  private let screen: TestScreen
  private let profile: ProfileViewController

  init() {
    account = .fake(server)
    screen = TestScreen(server) { [clock] in clock.time }
    profile = ProfileViewController(
      of: account.user, account: account, sessionStore: .fake(server), updates: OncePerTurn(),
      on: screen.loop)
    account.user.load()
  }

  @Test("The store sends one request for an image in a session, even after a failure.")
  func requestedOnce() {
    let images = account.images
    let avatar = User.ada.avatar
    images.lookUp(avatar.low)
    images.load(avatar.high)
    #expect(requests == ["user ada", "cache ada-low", "image ada-high"])
    server.answer(.cache, .failure(.requestFailed))
    server.answer(.image, .failure(.requestFailed))
    images.lookUp(avatar.low)
    images.load(avatar.high)
    #expect(requests == ["user ada"] && images.picture(avatar.low) == nil)
  }

  @Test("The store keeps and reports an image that arrives.")
  func arrival() {
    var arrived: [String] = []
    let token = account.images.notices.observe {
      if case .arrived(let image, let picture) = $0 { arrived += [image.name, picture.name] }
    }
    account.images.lookUp(User.ada.avatar.low)
    server.answer(.cache, .picture("low"))
    account.images.load(User.ada.avatar.high)
    server.answer(.image, .picture("high"))
    #expect(arrived == ["ada-low", "low", "ada-high", "high"])
    #expect(account.images.picture(User.ada.avatar.high) == Picture(name: "high"))
    withExtendedLifetime(token) {}
  }

  @Test(
    "The avatar is requested once the user is known and the profile has appeared.",
    arguments: [false, true])
  func requested(isShownFirst: Bool) {
    if isShownFirst { screen.show(profile) } else { _ = profile.view }
    server.answer(.user, .user(.ada))
    #expect(requests.isEmpty != isShownFirst)
    screen.show(profile)
    #expect(requests == ["cache ada-low", "image ada-high"])
  }

  @Test("Placeholder, cached picture and the network's picture, which fades in over 300 ms.")
  func stages() {
    show()
    #expect(avatar == ["placeholder"])
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == ["ada-low"])
    server.answer(.image, .picture("ada-high"))
    #expect(avatar == ["ada-high", "fading"])
    wait(299)
    #expect(avatar == ["ada-high", "fading"])
    wait(1)
    #expect(avatar == ["ada-high"])
  }

  @Test("A late picture from the cache replaces nothing, and leaves the fade.")
  func late() {
    show()
    server.answer(.image, .picture("ada-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == ["ada-high", "fading"])
    wait(300)
    #expect(avatar == ["ada-high"])
  }

  @Test(
    "A cache that has nothing or fails leaves the placeholder until the network's picture comes.",
    arguments: [false, true])
  func noCache(fails: Bool) {
    show()
    server.answer(.cache, fails ? .failure(.requestFailed) : .picture(nil))
    #expect(avatar == ["placeholder"])
    server.answer(.image, .picture("ada-high"))
    #expect(avatar == ["ada-high", "fading"])
  }

  @Test("A failure of the network leaves the cached picture.")
  func failedImage() {
    show()
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .failure(.requestFailed))
    screen.tap("profile.refresh")
    server.answer(.user, .user(.ada))
    #expect(avatar == ["ada-low"] && requests.isEmpty)
  }

  @Test("A picture that arrives while the profile is not in the window shows later without a fade.")
  func outOfWindow() {
    show()
    screen.show(ViewController(on: screen.loop))
    server.answer(.image, .picture("ada-high"))
    screen.show(profile)
    #expect(avatar == ["ada-high"])
  }

  @Test("The picture of a note does not change the avatar.")
  func otherImage() {
    show()
    account.images.load(ImageReference("cake"))
    server.answer(.image, .picture("ada-high"))
    server.answer(.image, .picture("cake"))
    #expect(avatar == ["ada-high", "fading"])
  }

  private func show() {
    screen.show(profile)
    server.answer(.user, .user(.ada))
  }

  private func wait(_ milliseconds: Int64) {
    clock.time += milliseconds
    screen.loop.turn()
  }

  private var avatar: [String] {
    let view = screen.view("profile.avatar")
    return view.snapshotTexts + view.snapshotFlags
  }

  private var requests: [String] { server.waiting.map { "\($0.kind) \($0.subject)" } }

  private final class Clock {
    var time: Int64 = 0
  }
}
