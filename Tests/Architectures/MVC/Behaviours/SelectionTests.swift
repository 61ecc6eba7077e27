import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let server = FakeServer()
  private let screen: TestScreen

  init() {
    screen = TestScreen(server)
    screen.showList(
      of: .ada(on: server, with: [.sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana")]))
  }

  @Test("One row is selected at most.")
  func one() {
    #expect(screen.selected.isEmpty)
    screen.select("notes.row.2")
    #expect(screen.selected == [2])
    screen.select("notes.row.3")
    #expect(screen.selected == [3])
  }

  @Test("A push that deletes the note takes the selection; the note comes back without it.")
  func deletedElsewhere() {
    screen.select("notes.row.2")
    server.push(.deleted(2))
    #expect(screen.selected.isEmpty)
    server.push(.stored(.sample(2, "Apple")))
    #expect(screen.isShown("notes.row.2") && screen.selected.isEmpty)
  }

  @Test("The user's delete takes the selection; the note comes back without it when refused.")
  func refused() {
    screen.select("notes.row.2")
    screen.delete("notes.row.2")
    #expect(!screen.isShown("notes.row.2"))
    server.answer(.delete, .failure(.requestFailed))
    #expect(screen.isShown("notes.row.2") && screen.selected.isEmpty)
  }

  @Test("A row that the filter has hidden is selected again, unless its note was deleted.")
  func hidden() {
    screen.select("notes.row.2")
    screen.type("Banana", into: "notes.filter")
    screen.clear("notes.filter")
    #expect(screen.selected == [2])
    screen.type("Banana", into: "notes.filter")
    server.push(.deleted(2))
    server.push(.stored(.sample(2, "Apple")))
    screen.clear("notes.filter")
    #expect(screen.isShown("notes.row.2") && screen.selected.isEmpty)
  }

  @Test("The deletion of another note, changes and a new order leave the selection.")
  func others() {
    screen.select("notes.row.2")
    server.push(.deleted(1), .stored(.sample(3, "Yam")), .stored(.sample(2, "Plum")))
    #expect(screen.rows == ["Yam", "Plum"] && screen.selected == [2])
    screen.tap("notes.sort")
    #expect(screen.rows == ["Plum", "Yam"] && screen.selected == [2])
  }
}
