import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let test = TestWorkspace(["Milk"])
  private var screen: TestScreen { test.screen }

  init() {
    screen.tap("tabs.profile")
  }

  @Test("Refresh is disabled until the request of the sign-in is answered, and while it runs.")
  func success() {
    #expect(!screen.isEnabled("profile.refresh"))
    test.server.answer(.user, .user(.ada))
    #expect(screen.isEnabled("profile.refresh"))
    screen.tap("profile.refresh")
    #expect(!screen.isEnabled("profile.refresh"))
    var ada = User.ada
    ada.friendCount = 3
    test.server.answer(.user, .user(ada))
    #expect(screen.isEnabled("profile.refresh"))
    #expect(screen.text("profile.friends") == friendSentence(3))
  }

  @Test("A failure enables Refresh again, and shows an error until the next try.")
  func failure() {
    test.server.answer(.user, .failure(.requestFailed))
    #expect(screen.isEnabled("profile.refresh"))
    #expect(screen.isShown("profile.error"))
    screen.tap("profile.refresh")
    #expect(!screen.isEnabled("profile.refresh"))
    #expect(!screen.isShown("profile.error"))
    test.server.answer(.user, .user(.ada))
    #expect(screen.isEnabled("profile.refresh"))
    #expect(!screen.isShown("profile.error"))
  }

  @Test("A failure while another tab is shown keeps the data, and shows on the way back.")
  func otherTab() {
    test.server.answer(.user, .user(.ada))
    screen.tap("profile.refresh")
    screen.tap("tabs.notes")
    test.server.push(.stored(.sample(2, "Tea")))
    test.server.answer(.user, .failure(.requestFailed))
    screen.tap("tabs.profile")
    #expect(screen.isEnabled("profile.refresh"))
    #expect(screen.isShown("profile.error"))
    expectProfile("ADA", 2, "2 notes")
  }

  @Test("The profile shows pushed changes, but no user before the first answer.")
  func pushes() {
    var ada = User.ada
    ada.friendCount = 3
    test.server.push(ada)
    #expect(screen.text("profile.name") == "")
    test.server.answer(.user, .user(.ada))
    expectProfile("ADA", 2, "1 note")
    test.server.push(ada)
    expectProfile("ADA", 3, "1 note")
    test.server.push(.deleted(1))
    expectProfile("ADA", 3, "0 notes")
  }

  private func expectProfile(
    _ name: String, _ friends: Int, _ notes: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let shown = ["profile.name", "profile.friends", "profile.notes"].map(screen.text)
    #expect(shown == [name, friendSentence(friends), notes], sourceLocation: location)
  }
}
