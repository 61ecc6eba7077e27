import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let test = TestWorkspace(nil)
  private var screen: TestScreen { test.screen }
  /// The image's name, and "fading" while it fades in.
  private var avatar: [String] {
    let view = screen.view("profile.avatar")
    return view.snapshotTexts + view.snapshotFlags
  }
  /// The images that are requested.
  private var requests: [String] {
    test.server.waiting.map(\.subject).filter { $0.hasPrefix("ada-") }
  }

  @Test("The cached image replaces the placeholder, then the network's replaces it and fades in.")
  func stages() {
    test.server.answer(.user, .user(.ada))
    #expect(requests == [])
    screen.tap("tabs.profile")
    #expect(requests == ["ada-low", "ada-high"])
    #expect(avatar == ["placeholder"])
    test.server.answer(.cache, .picture("ada-low"))
    #expect(avatar == ["ada-low"])
    test.server.answer(.image, .picture("ada-high"))
    test.milliseconds = 299
    screen.loop.turn()
    #expect(avatar == ["ada-high", "fading"])
    test.milliseconds = 300
    screen.loop.turn()
    #expect(avatar == ["ada-high"])
  }

  @Test("A late cached image does not replace the network's.")
  func lateCache() {
    showProfile()
    test.server.answer(.image, .picture("ada-high"))
    test.server.answer(.cache, .picture("ada-low"))
    #expect(avatar == ["ada-high", "fading"])
  }

  @Test("A cache that fails leaves the placeholder until the network's image arrives.")
  func failedCache() {
    showProfile()
    test.server.answer(.cache, .failure(.requestFailed))
    #expect(avatar == ["placeholder"])
    test.server.answer(.image, .picture("ada-high"))
    #expect(avatar == ["ada-high", "fading"])
  }

  @Test(
    "A network image that fails leaves the cached one, and is not requested again until log-out.")
  func failedImage() {
    showProfile()
    test.server.answer(.image, .failure(.requestFailed))
    test.server.answer(.cache, .picture("ada-low"))
    screen.tap("profile.refresh")
    test.server.answer(.user, .user(.ada))
    #expect(avatar == ["ada-low"])
    #expect(requests == [])
    screen.tap("profile.logout")
    #expect(test.app.window.rootViewController is LoginViewController)
  }

  /// Shows the profile before its user is known.
  private func showProfile() {
    screen.tap("tabs.profile")
    test.server.answer(.user, .user(.ada))
  }
}
