import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
final class AvatarTests {
  private let server = FakeServer()
  private lazy var account = Account.ada(on: server)
  private lazy var screen = TestScreen(server) { [unowned self] in time }
  private var time: Int64 = 0
  private let low = ImageReference("ada-low")
  private let high = ImageReference("ada-high")

  @Test("The store sends one request for an image in a session, even after a failure.")
  func requestedOnce() {
    let images = account.images
    for _ in 1...2 {
      images.lookUp(low)
      images.load(high)
    }
    #expect(requests == ["cache ada-low", "image ada-high"])
    server.answer(.cache, .failure(.requestFailed))
    server.answer(.image, .failure(.requestFailed))
    images.lookUp(low)
    images.load(high)
    #expect(requests.isEmpty && images.picture(low) == nil)
  }

  @Test("The store keeps and reports an image that arrives.")
  func arrival() {
    var arrived: [ImageReference: Picture] = [:]
    let token = account.images.notices.observe { arrived[$0.image] = $0.picture }
    account.images.lookUp(low)
    server.answer(.cache, .picture("small"))
    account.images.load(high)
    server.answer(.image, .picture("large"))
    #expect(arrived == [low: Picture(name: "small"), high: Picture(name: "large")])
    #expect(account.images.picture(high) == Picture(name: "large"))
    withExtendedLifetime(token) {}
  }

  @Test("The avatar of a known user is requested when the profile appears.")
  func appearance() {
    account.user.load()
    server.answer(.user, .user(.ada))
    #expect(requests.isEmpty)
    screen.showProfile(of: account, SessionStore(on: server))
    #expect(requests == ["cache ada-low", "image ada-high"])
  }

  @Test("Placeholder, cached picture and the network's picture, which fades in over 300 ms.")
  func stages() {
    showProfile()
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
    showProfile()
    server.answer(.image, .picture("ada-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == ["ada-high", "fading"])
    wait(300)
    #expect(avatar == ["ada-high"])
  }

  @Test("A failed cache leaves the placeholder until the network's picture comes.")
  func failedCache() {
    showProfile()
    server.answer(.cache, .failure(.requestFailed))
    #expect(avatar == ["placeholder"])
    server.answer(.image, .picture("ada-high"))
    #expect(avatar == ["ada-high", "fading"])
  }

  @Test("A failure of the network leaves the cached picture, also after Refresh.")
  func failedImage() {
    showProfile()
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .failure(.requestFailed))
    screen.tap("profile.refresh")
    server.answer(.user, .user(.ada))
    #expect(avatar == ["ada-low"] && requests.isEmpty)
  }

  @Test("After a log-out the next session requests the pictures again.")
  func nextSession() throws {
    let sessionStore = SessionStore(on: server)
    for _ in 1...2 {
      sessionStore.logIn(login: "ada", password: "secret") { _ in }
      server.answer(.login, .session(.ada))
      screen.showProfile(of: try #require(sessionStore.account), sessionStore)
      server.answer(.user, .user(.ada))
      #expect(requests == ["load ada", "cache ada-low", "image ada-high"])
      screen.tap("profile.logout")
      #expect(sessionStore.account == nil && server.storedSession == nil)
    }
  }

  private func showProfile() {
    account.user.load()
    screen.showProfile(of: account, SessionStore(on: server))
    server.answer(.user, .user(.ada))
  }

  private func wait(_ milliseconds: Int64) {
    time += milliseconds
    screen.loop.turn()
  }

  private var avatar: [String] {
    let view = screen.view("profile.avatar")
    return view.snapshotTexts + view.snapshotFlags
  }

  private var requests: [String] { server.waiting.map { "\($0.kind) \($0.subject)" } }
}
