import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The profile's screen") struct ProfileViewTests {
  private let test = TestWindow(["Milk"])
  private var screen: TestScreen { test.screen }
  private var avatar: [String] { test.contents("profile.avatar") }
  private var texts: [String] {
    ["profile.name", "profile.friends", "profile.notes"].map(screen.text)
  }

  @Test("The profile shows user and count, its running request and its failure.")
  func contents() {
    screen.loop.turn { test.actions.user.load() }
    screen.tap("tabs.profile")
    #expect(texts == ["", "", "1 note"] && !screen.isEnabled("profile.refresh"))
    test.server.answer(.user, .user(.ada))
    #expect(texts == ["ADA", "This user has 2 friends", "1 note"])
    #expect(screen.isEnabled("profile.refresh") && !screen.isShown("profile.error"))
    screen.tap("profile.refresh")
    #expect(!screen.isEnabled("profile.refresh"))
    test.server.answer(.user, .failure(.requestFailed))
    #expect(screen.isEnabled("profile.refresh") && screen.isShown("profile.error"))
    test.dispatch(.pushed(.stored(.sample(2, "Tea"))))
    #expect(texts == ["ADA", "This user has 2 friends", "2 notes"])
    screen.tap("profile.logout")
    #expect(screen.isShown("login"))
  }

  @Test("Many values in one turn are written once.")
  func oncePerTurn() {
    test.dispatch(.userLoaded(.success(.ada)))
    screen.tap("tabs.profile")
    let before = screen.loop.counters.writes
    screen.loop.turn {
      for count in 1...9 {
        var ada = User.ada
        ada.friendCount = count
        test.dispatcher.dispatch(.userPushed(ada))
      }
    }
    #expect(texts[1] == "This user has 9 friends")
    #expect(screen.loop.counters.writes - before == 1)
  }

  @Test("Only the network's avatar fades in.")
  func fades() {
    test.dispatch(.userLoaded(.success(.ada)))
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

  @Test("An avatar that arrives while another tab is shown is there at once on return.")
  func arrivesElsewhere() {
    test.dispatch(.userLoaded(.success(.ada)))
    screen.tap("tabs.profile")
    screen.tap("tabs.notes")
    test.server.answer(.image, .picture("ada-high"))
    screen.tap("tabs.profile")
    #expect(avatar == ["ada-high"])
  }
}
