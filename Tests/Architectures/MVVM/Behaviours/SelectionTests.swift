import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let server = FakeServer()
  private let list: NotesViewModel
  private let table: TableFake

  init() {
    let store = ObservableNotesStore.fake(server)
    list = NotesViewModel(store, server)
    table = TableFake(list)
    store.load()
    server.answer(.load, .notes([.sample(1, "one"), .sample(2, "two"), .sample(3, "three")]))
    list.rowSelected(1)
  }

  @Test("One row is selected at a time.")
  func one() {
    #expect(table.selectedIDs == [2])
    list.rowSelected(0)
    list.rowSelected(0)
    #expect(table.selectedIDs == [3])
  }

  @Test("The selection goes with its note, and does not return with that note.")
  func deletedElsewhere() {
    server.push(.deleted(2))
    #expect(table.selectedIDs.isEmpty)
    server.push(.stored(.sample(2, "two")))
    #expect(table.titles == ["three", "two", "one"])
    #expect(table.selectedIDs.isEmpty)
  }

  @Test("A refused delete does not bring the selection back.")
  func refusedDelete() {
    list.rowDeleted(1)
    server.answer(.delete, .failure(.requestFailed))
    #expect(table.titles == ["three", "two", "one"])
    #expect(table.selectedIDs.isEmpty)
  }

  @Test("The selection stays when another note is deleted or changes.")
  func otherNote() {
    server.push(.deleted(1), .stored(.sample(3, "four")))
    #expect(table.titles == ["four", "two"])
    #expect(table.selectedIDs == [2])
  }

  @Test("The selection stays while a filter hides its note, unless that note is deleted.")
  func hidden() {
    list.filterEdited("one")
    #expect(table.selectedIDs.isEmpty)
    list.filterEdited("")
    #expect(table.selectedIDs == [2])
    list.filterEdited("one")
    server.push(.deleted(2), .stored(.sample(2, "two")))
    list.filterEdited("")
    #expect(table.titles == ["three", "two", "one"])
    #expect(table.selectedIDs.isEmpty)
  }
}
