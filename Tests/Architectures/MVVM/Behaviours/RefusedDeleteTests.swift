import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let server = FakeServer()
  private let table: TableFake
  private let list: NotesViewModel

  init() {
    table = TableFake(server, .sample(1, "b"), .sample(2, "a"), .sample(3, "d"))
    list = table.list
  }

  @Test("A refused delete brings the row back at its place, with a mark.")
  func refused() {
    let title = TestObserver(list.title)
    list.rowDeleted(1)
    #expect(table.titles == ["d", "b"])
    #expect(server.waiting.map(\.subject) == ["2"])
    server.answer(.delete, .failure(.requestFailed))
    #expect(table.titles == ["d", "a", "b"])
    #expect(table.marks == ["", "!", ""])
    #expect(title.values == ["Notes (3)", "Notes (2)", "Notes (3)"])
  }

  @Test("An accepted delete brings nothing back.")
  func accepted() {
    list.rowDeleted(1)
    server.answer(.delete, .done)
    #expect(table.titles == ["d", "b"])
  }

  @Test("The row takes its place in the current order, among notes that came meanwhile.")
  func otherOrder() {
    list.rowDeleted(2)
    list.sortTapped()
    server.push(.stored(.sample(4, "c")))
    #expect(table.titles == ["a", "c", "d"])
    server.answer(.delete, .failure(.requestFailed))
    #expect(table.titles == ["a", "b", "c", "d"])
    #expect(table.marks == ["", "!", "", ""])
  }

  /// Opens a row, and returns the view model of its detail screen.
  private func open(_ row: Int) throws -> DetailViewModel {
    let openings = EventObserver(list.openDetail)
    list.rowOpened(row)
    return try #require(openings.events.first)
  }

  @Test("The pages of an open note follow the order of the rows.")
  func pages() throws {
    let detail = try open(2)
    #expect(detail.page.text.value == "b")
    let previous = try #require(detail.makePage(-1, from: detail.page))
    detail.pageTurned(to: previous)
    #expect(previous.text.value == "a")
    #expect(previous.words.value == "1 word")
    #expect(previous.created == "Created 2026-01-01 09:02:00")
    #expect(previous.changed.value == "Never changed")
    #expect(detail.makePage(-1, from: previous)?.text.value == "d")
    #expect(table.selectedIDs == [2])
  }

  @Test("A note with a failed save keeps the user's text after its delete was refused.")
  func own() throws {
    let detail = try open(1)
    let alerts = EventObserver(detail.alertDeleted)
    let editors = EventObserver(detail.openEditor)
    detail.appeared()
    detail.editTapped()
    let editor = try #require(editors.events.first)
    editor.textEdited("mine")
    editor.save.execute()
    server.answer(.save, .failure(.requestFailed))
    editor.cancelTapped()
    #expect(detail.page.changed.value == "Changed 2026-01-01 10:00:00")
    detail.deleteTapped()
    #expect(table.titles == ["d", "b"])
    server.answer(.delete, .failure(.requestFailed))
    server.push(.stored(.sample(2, "theirs")), .deleted(2))
    #expect(table.titles == ["mine", "d", "b"])
    #expect(table.marks == ["!", "", ""])
    #expect(alerts.events.isEmpty)
  }
}
