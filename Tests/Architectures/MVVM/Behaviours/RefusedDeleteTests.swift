import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let server = FakeServer()
  private let store: ObservableNotesStore
  private let list: NotesViewModel
  private let table: TableFake

  init() {
    store = .fake(server)
    list = NotesViewModel(store, server)
    table = TableFake(list)
    store.load()
    server.answer(.load, .notes([.sample(1, "b"), .sample(2, "a"), .sample(3, "d")]))
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
    #expect(store.markCount.value == 1)
  }

  @Test("An accepted delete brings nothing back.")
  func accepted() {
    list.rowDeleted(1)
    server.answer(.delete, .done)
    #expect(table.titles == ["d", "b"])
    #expect(store.markCount.value == 0)
  }

  @Test("The place is that of the present order, among notes that have come meanwhile.")
  func otherOrder() {
    list.rowDeleted(2)
    list.sortTapped()
    server.push(.stored(.sample(4, "c")))
    #expect(table.titles == ["a", "c", "d"])
    server.answer(.delete, .failure(.requestFailed))
    #expect(table.titles == ["a", "b", "c", "d"])
    #expect(table.marks == ["", "!", "", ""])
  }

  @Test("The pages of an open note follow the order of the rows.")
  func pages() throws {
    let openings = EventObserver(list.openDetail)
    list.rowOpened(2)
    let detail = try #require(openings.events.first)
    #expect(detail.page.text.value == "b")
    #expect(detail.page.words.value == "1 word")
    #expect(detail.page.created == "Created 2026-01-01 09:01:00")
    #expect(detail.page.changed.value == "Never changed")
    #expect(detail.makePage(1) == nil)
    let previous = try #require(detail.makePage(-1))
    detail.pageTurned(to: previous)
    #expect(previous.text.value == "a")
    #expect(table.selectedIDs == [2])
    list.filterEdited("b")
    #expect(detail.makePage(-1)?.note.id == 3)
  }

  @Test("Deleting an open note closes its page without an alert.")
  func openNote() throws {
    let openings = EventObserver(list.openDetail)
    list.rowOpened(1)
    let detail = try #require(openings.events.first)
    let closings = EventObserver(detail.close)
    let alerts = EventObserver(detail.alertDeleted)
    let bag = DisposalBag()
    detail.close.observe(in: bag) { [unowned detail] in detail.disappeared() }
    detail.appeared()
    detail.deleteTapped()
    #expect(closings.events.count == 1 && alerts.events.isEmpty)
    #expect(table.titles == ["d", "b"])
  }

  @Test("A note with a failed save stays the user's own after its delete was refused.")
  func own() throws {
    let openings = EventObserver(list.openDetail)
    list.rowOpened(1)
    let detail = try #require(openings.events.first)
    let editors = EventObserver(detail.openEditor)
    detail.editTapped()
    let editor = try #require(editors.events.first)
    editor.textEdited("mine")
    editor.save.execute()
    server.answer(.save, .failure(.requestFailed))
    #expect(detail.page.changed.value == "Changed 2026-01-01 10:00:00")
    list.rowDeleted(0)
    server.answer(.delete, .failure(.requestFailed))
    server.push(.stored(.sample(2, "theirs")), .deleted(2))
    #expect(table.titles == ["mine", "d", "b"])
    #expect(table.marks == ["!", "", ""])
  }
}
