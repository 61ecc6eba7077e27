import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let test = TestWorkspace(["Milk", "Tea"])
  private var screen: TestScreen { test.screen }

  @Test("A note is marked while its save runs and when it has failed, until the next one succeeds.")
  func marks() {
    test.save("Beer", in: 1)
    #expect(test.rows == ["•Beer", "Tea"])
    #expect(test.badge == 1)
    test.server.answer(.save, .failure(.requestFailed))
    #expect(test.rows == ["!Beer", "Tea"])
    #expect(test.badge == 1)
    #expect(screen.isShown("editor.error"))
    screen.tap("editor.save")
    #expect(test.rows == ["•Beer", "Tea"])
    #expect(!screen.isShown("editor.error"))
    test.server.answer(.save, .done)
    #expect(test.rows == ["Beer", "Tea"])
    #expect(test.badge == 0)
    #expect(!screen.isShown("editor"))
  }

  @Test(
    "A save that fails after its editor has closed shows no error in the next editor of the note.")
  func earlierEditor() {
    test.save("Beer", in: 1)
    screen.tap("editor.cancel")
    test.edit(1)
    test.server.answer(.save, .failure(.requestFailed))
    #expect(test.rows == ["!Beer", "Tea"])
    #expect(!screen.isShown("editor.error"))
    #expect(!screen.isEnabled("editor.save"))
  }

  @Test(
    "The badge counts the marked notes that the filter hides, but no note while its delete runs.")
  func badge() {
    for id in 1...2 {
      test.save("Beer", in: id)
      test.server.answer(.save, .failure(.requestFailed))
      screen.tap("editor.cancel")
    }
    screen.type("wine", into: "notes.filter")
    #expect(test.badge == 2)
    screen.clear("notes.filter")
    screen.delete("notes.row.2")
    #expect(test.badge == 1)
  }
}
