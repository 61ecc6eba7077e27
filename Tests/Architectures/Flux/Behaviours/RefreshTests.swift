import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let test = TestWorkspace(["Milk"])
  private var screen: TestScreen { test.screen }

  init() {
    screen.tap("tabs.profile")
  }

  @Test("Refresh is disabled until the first answer, and while it runs, even if a push comes.")
  func success() {
    #expect(!screen.isEnabled("profile.refresh"))
    test.server.answer(.user, .user(.ada))
    #expect(screen.isEnabled("profile.refresh"))
    screen.tap("profile.refresh")
    #expect(!screen.isEnabled("profile.refresh"))
    var ada = User.ada
    ada.friendCount = 3
    test.server.push(ada)
    expectProfile("ADA", "This user has 3 friends", "1 note")
    #expect(!screen.isEnabled("profile.refresh"))
    ada.friendCount = 4
    test.server.answer(.user, .user(ada))
    #expect(screen.isEnabled("profile.refresh"))
    expectProfile("ADA", "This user has 4 friends", "1 note")
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

  @Test("A refresh that fails behind another tab keeps the data, and its error is shown on return.")
  func otherTab() {
    test.server.answer(.user, .user(.ada))
    screen.tap("profile.refresh")
    screen.tap("tabs.notes")
    test.server.answer(.user, .failure(.requestFailed))
    screen.tap("tabs.profile")
    #expect(screen.isEnabled("profile.refresh"))
    #expect(screen.isShown("profile.error"))
    expectProfile("ADA", "This user has 2 friends", "1 note")
  }

  private func expectProfile(
    _ texts: String...,
    at location: SourceLocation = #_sourceLocation
  ) {
    let shown = ["profile.name", "profile.friends", "profile.notes"].map(screen.text)
    #expect(shown == texts, sourceLocation: location)
  }
}
