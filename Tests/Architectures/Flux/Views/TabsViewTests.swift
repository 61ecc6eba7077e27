import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The tabs") struct TabsViewTests {
  private let test = TestWindow(["Milk", "Tea"])
  private var screen: TestScreen { test.screen }

  @Test("The badge is the number of marks.")
  func badge() {
    #expect(test.contents("tabs.notes") == ["Notes", "selected"])
    test.dispatch(.saveNote(.sample(1, "Beer"), in: 1), .saveNote(.sample(2, "Wine"), in: 2))
    #expect(test.contents("tabs.notes") == ["Notes", "selected", "badge=2"])
    test.dispatch(.noteSaved(1, write: 1, in: 1, succeeded: true))
    #expect(test.contents("tabs.notes") == ["Notes", "selected", "badge=1"])
    let before = screen.loop.counters.writes
    test.dispatch(.selectTab(.notes))
    #expect(screen.loop.counters.writes == before)
  }

  @Test("A tap chooses a tab, a second tap on the notes goes back, and a link chooses too.")
  func tabs() {
    screen.tap("notes.row.1")
    screen.tap("tabs.profile")
    #expect(screen.isShown("profile") && test.stores.navigation.tab == .profile)
    screen.tap("tabs.notes")
    #expect(screen.isShown("detail"))
    screen.tap("tabs.notes")
    #expect(screen.isShown("notes") && !screen.isShown("detail"))
    test.dispatch(.openLink(.profile))
    #expect(screen.isShown("profile"))
    test.dispatch(.openLink(.note(2)))
    #expect(test.text("detail.text") == "Tea")
  }
}
