import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let test = TestWorkspace([])
  private var screen: TestScreen { test.screen }
  /// The image's name, and "fading" while it fades in.
  private var avatar: [String] {
    let view = screen.view("profile.avatar")
    return view.snapshotTexts + view.snapshotFlags
  }
  private var requests: [String] { test.server.waiting.map { "\($0.kind) \($0.subject)" } }

  @Test("Both images are requested once, when the profile has been shown and the user is known.")
  func requested() {
    screen.tap("tabs.profile")
    #expect(requests == ["user ada"])
    test.server.answer(.user, .user(.ada))
    #expect(requests == ["cache ada-low", "image ada-high"])
    screen.tap("tabs.notes")
    screen.tap("tabs.profile")
    #expect(requests == ["cache ada-low", "image ada-high"])
  }

  @Test("The placeholder gives way to the cached image, and that to the network's, which fades in.")
  func stages() {
    test.server.answer(.user, .user(.ada))
    #expect(requests == [])
    screen.tap("tabs.profile")
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
    screen.tap("tabs.notes")
    screen.tap("tabs.profile")
    #expect(avatar == ["ada-high"])
  }

  @Test("A cache that fails or has no image leaves the placeholder.", arguments: [true, false])
  func noCache(fails: Bool) {
    showProfile()
    test.server.answer(.cache, fails ? .failure(.requestFailed) : .picture(nil))
    #expect(avatar == ["placeholder"])
    test.server.answer(.image, .picture("ada-high"))
    #expect(avatar == ["ada-high", "fading"])
  }

  @Test("A network's image that fails leaves the cached one, and is not requested again.")
  func failedImage() {
    showProfile()
    test.server.answer(.image, .failure(.requestFailed))
    test.server.answer(.cache, .picture("ada-low"))
    screen.tap("profile.refresh")
    test.server.answer(.user, .user(.ada))
    #expect(avatar == ["ada-low"])
    #expect(requests == [])
  }

  @Test("Images that arrive while another tab is shown are there without fading in.")
  func otherTab() {
    showProfile()
    screen.tap("tabs.notes")
    test.server.answer(.image, .picture("ada-high"))
    screen.tap("tabs.profile")
    #expect(avatar == ["ada-high"])
  }

  private func showProfile() {
    test.server.answer(.user, .user(.ada))
    screen.tap("tabs.profile")
  }
}
