import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let server = FakeServer()
  private let store: ObservableNotesStore
  private let list: NotesViewModel
  private let table: TableFake
  private let message: TestObserver<String?>

  init() {
    store = .fake(server)
    list = NotesViewModel(store, server)
    table = TableFake(list)
    message = TestObserver(list.emptyMessage)
    store.load()
  }

  @Test("A list that is loading shows a spinner, and is empty once it has loaded no note.")
  func loading() {
    let isSpinnerShown = TestObserver(list.isSpinnerShown)
    let isLoaded = TestObserver(list.isLoaded)
    server.push(.stored(.sample(1, "too early")))
    #expect(message.values == [nil])
    #expect(!list.refresh.isEnabled.value)
    server.answer(.load, .notes([]))
    #expect(message.values == [nil, "No notes yet"])
    #expect(isSpinnerShown.values == [true, false])
    #expect(isLoaded.values == [false, true])
    #expect(!list.isErrorShown.value && !list.showsRefreshError.value)
  }

  @Test("After a failed first load the list has no message, and can be loaded again.")
  func failure() {
    let isErrorShown = TestObserver(list.isErrorShown)
    list.retryTapped()
    server.answer(.load, .failure(.requestFailed))
    #expect(server.waiting.isEmpty)
    #expect(message.values == [nil])
    list.retryTapped()
    server.answer(.load, .notes([]))
    #expect(isErrorShown.values == [false, true, false])
    #expect(message.values == [nil, "No notes yet"])
  }

  @Test("The first note ends the message; it is back at once when that note is deleted.")
  func first() throws {
    server.answer(.load, .notes([]))
    let title = TestObserver(list.title)
    let editors = EventObserver(list.openEditor)
    list.createTapped()
    let editor = try #require(editors.events.first)
    editor.textEdited("moth")
    editor.save.execute()
    #expect(message.values == [nil, "No notes yet", nil])
    #expect(table.titles == ["moth"])
    #expect(table.rows.map(\.date.value) == ["2026-01-01 10:00:00"])
    server.answer(.save, .done)
    list.rowDeleted(0)
    #expect(message.values == [nil, "No notes yet", nil, "No notes yet"])
    server.push(.stored(.sample(1, "from elsewhere")))
    #expect(message.values == [nil, "No notes yet", nil, "No notes yet", nil])
    #expect(title.values == ["Notes (0)", "Notes (1)", "Notes (0)", "Notes (1)"])
  }

  @Test("A filter without matches is named; blanks are a filter, too.")
  func filter() {
    server.answer(.load, .notes([.sample(1, "one two"), .sample(2, "one")]))
    table.scroll(toTop: 1)
    list.filterEdited(" ")
    #expect(table.topRow == 0)
    #expect(table.titles == ["one two"])
    list.filterEdited("ONE")
    #expect(table.titles == ["one", "one two"])
    list.filterEdited("three")
    #expect(message.values == [nil, "No matches"])
    #expect(list.title.value == "Notes (2)")
    list.filterEdited("")
    #expect(message.values == [nil, "No matches", nil])
    #expect(table.titles == ["one", "one two"])
  }

  @Test("Rows come and go with the notes that match; a refresh keeps the filter.")
  func live() {
    server.answer(.load, .notes([.sample(1, "one"), .sample(2, "two")]))
    list.filterEdited("one")
    server.push(.stored(.sample(2, "one more")), .stored(.sample(3, "three")))
    #expect(table.titles == ["one more", "one"])
    server.push(.stored(.sample(1, "two")))
    #expect(table.titles == ["one more"])
    let canRefresh = TestObserver(list.refresh.isEnabled)
    list.refresh.execute()
    list.refresh.execute()
    #expect(server.waiting.map(\.kind) == [.load])
    server.answer(.load, .notes([.sample(3, "three")]))
    #expect(canRefresh.values == [true, false, true])
    #expect(message.values == [nil, "No matches"])
    list.refresh.execute()
    #expect(!list.isSpinnerShown.value)
    server.answer(.load, .failure(.requestFailed))
    #expect(list.showsRefreshError.value && !list.isErrorShown.value)
    #expect(message.values == [nil, "No matches"])
  }
}
