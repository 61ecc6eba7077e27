import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let server = FakeServer()
  private let table: TableFake

  init() {
    table = TableFake(server, .sample(1, "one"), .sample(2, "two"), .sample(3, "three"))
    table.list.rowSelected(1)
  }

  @Test("The selection goes with its note, and does not return with that note.")
  func deletedElsewhere() {
    #expect(table.selectedIDs == [2])
    server.push(.deleted(2))
    server.push(.stored(.sample(2, "two")))
    #expect(table.titles == ["three", "two", "one"])
    #expect(table.selectedIDs.isEmpty)
  }

  @Test("A refused delete does not bring the selection back.")
  func refusedDelete() {
    table.list.rowDeleted(1)
    server.answer(.delete, .failure(.requestFailed))
    #expect(table.titles == ["three", "two", "one"])
    #expect(table.selectedIDs.isEmpty)
  }

  @Test("The selection stays when another note is deleted.")
  func otherNote() {
    server.push(.deleted(3))
    #expect(table.titles == ["two", "one"])
    #expect(table.selectedIDs == [2])
  }

  @Test("The selection goes with a note that a filter hides.")
  func hidden() {
    table.list.filterEdited("one")
    server.push(.deleted(2))
    server.push(.stored(.sample(2, "two")))
    table.list.filterEdited("")
    #expect(table.titles == ["three", "two", "one"])
    #expect(table.selectedIDs.isEmpty)
  }
}
