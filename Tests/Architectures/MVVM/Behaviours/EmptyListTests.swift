import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let server = FakeServer()

  @Test("A list that is loading shows a spinner; a list without notes says \"No notes yet\".")
  func loading() {
    let store = ObservableNotesStore.fake(server)
    let list = NotesViewModel(store, pictures: .fake(server), overlay: Overlay())
    let message = TestObserver(list.emptyMessage)
    let isSpinnerShown = TestObserver(list.isSpinnerShown)
    let isLoaded = TestObserver(list.isLoaded)
    store.load()
    #expect(!list.refresh.isEnabled.value)
    server.answer(.load, .notes([]))
    #expect(message.values == [nil, "No notes yet"])
    #expect(isSpinnerShown.values == [true, false])
    #expect(isLoaded.values == [false, true])
    #expect(!list.isErrorShown.value && !list.showsRefreshError.value)
  }

  @Test("The message goes with the first note, and returns as soon as that note is deleted.")
  func first() throws {
    let table = TableFake(server)
    let message = TestObserver(table.list.emptyMessage)
    let title = TestObserver(table.list.title)
    let editors = EventObserver(table.list.openEditor)
    table.list.createTapped()
    let editor = try #require(editors.events.first)
    editor.textEdited("moth")
    editor.save.execute()
    #expect(table.titles == ["moth"])
    #expect(table.rows.map(\.date.value) == ["2026-01-01 10:00:00"])
    server.answer(.save, .done)
    table.list.rowDeleted(0)
    #expect(message.values == ["No notes yet", nil, "No notes yet"])
    server.push(.stored(.sample(1, "from elsewhere")))
    #expect(message.values.last == .some(nil))
    #expect(title.values == ["Notes (0)", "Notes (1)", "Notes (0)", "Notes (1)"])
  }

  @Test("A filter without matches says \"No matches\"; blanks are a filter, too.")
  func filter() {
    let table = TableFake(server, .sample(1, "one two"), .sample(2, "one"))
    let message = TestObserver(table.list.emptyMessage)
    table.list.filterEdited(" ")
    #expect(table.titles == ["one two"])
    #expect(table.topRow == 0)
    table.list.filterEdited("ONE")
    #expect(table.titles == ["one", "one two"])
    table.list.filterEdited("three")
    #expect(table.list.title.value == "Notes (2)")
    table.list.filterEdited("")
    #expect(message.values == [nil, "No matches", nil])
    #expect(table.titles == ["one", "one two"])
  }

  @Test("Rows come and go with the notes that match; a refresh keeps the filter.")
  func live() {
    let table = TableFake(server, .sample(1, "one"), .sample(2, "two"))
    table.list.filterEdited("one")
    server.push(.stored(.sample(2, "one more")), .stored(.sample(3, "three")))
    #expect(table.titles == ["one more", "one"])
    server.push(.stored(.sample(1, "two")))
    #expect(table.titles == ["one more"])
    table.list.refresh.execute()
    server.answer(.load, .notes([.sample(3, "three")]))
    #expect(table.list.emptyMessage.value == "No matches")
    #expect(table.list.refresh.isEnabled.value)
  }
}
