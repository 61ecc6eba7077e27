import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let services = SharedServices()
  private let list: any NotesViewModel
  private let shown: Bound<NotesViewInputData>

  init() {
    list = services.makeList()
    shown = Bound(list.viewInputData)
    services.server.answer(.load, .notes([.sample(1, "Milk"), .sample(2, "Bread")]))
    list.events.onNext(.rowSelected(1))
  }

  private var selectedRows: [Note.ID] {
    shown.data.rows.filter { list.cell(of: $0).isSelected }
  }

  @Test(
    "The selection goes with its note, in view or hidden by a filter, and does not come back.",
    arguments: ["", "bread"])
  func deleted(filter: String) {
    list.events.onNext(.filterEdited(filter))
    services.server.push(.deleted(1))
    services.server.push(.stored(.sample(1, "Milk")))
    list.events.onNext(.filterEdited(""))
    #expect(shown.data.rows == [2, 1] && selectedRows.isEmpty)
  }

  @Test("The selection stays when another note is deleted, and moves when another row is selected.")
  func others() {
    services.server.push(.stored(.sample(3, "New")), .deleted(2))
    #expect(selectedRows == [1])
    list.events.onNext(.rowSelected(3))
    #expect(selectedRows == [3])
  }

  @Test("The user's own delete ends the selection, also if the server refuses it.")
  func refused() {
    list.events.onNext(.rowDeleted(1))
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(shown.data.rows == [2, 1] && selectedRows.isEmpty)
  }
}
