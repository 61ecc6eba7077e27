import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let services = SharedServices()

  init() {
    services.notes.commit { $0.endLoad([.sample(1, "Milk"), .sample(2, "Bread")]) }
    services.rowsService.select(1)
  }

  private var selection: Note.ID? { services.rows.currentState.selectedID }

  @Test("The selection goes with its note, and does not come back with it.")
  func deleted() {
    services.server.push(.deleted(1))
    #expect(selection == nil)
    services.server.push(.stored(.sample(1, "Milk")))
    #expect(selection == nil)
  }

  @Test("The selection stays when other notes go.")
  func others() {
    services.server.push(.stored(.sample(1, "Milk!")), .deleted(2))
    #expect(selection == 1)
  }

  @Test("A filter keeps the selection of a row that it hides, until the note is deleted.")
  func hidden() {
    services.rowsService.filter(by: "bread")
    #expect(selection == 1)
    services.server.push(.deleted(1))
    #expect(selection == nil)
  }

  @Test("The user's own delete ends the selection, also if the server refuses it.")
  func refused() {
    services.service.delete(1)
    #expect(selection == nil)
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(selection == nil && services.rows.currentState.ids == [2, 1])
  }

  @Test("The cells of the old and the new selection are rendered again, and no other.")
  func cells() {
    let list = services.makeList()
    let last = list.viewInputData.value.cells
    #expect(last.cell(of: 1).isSelected && !last.cell(of: 2).isSelected)
    services.server.push(.stored(.sample(3, "new")))
    list.events.onNext(.rowSelected(2))
    let changed = list.viewInputData.value.cells.changed(among: [3, 2, 1], since: last)
    #expect(changed.map(\.id) == [2, 1] && changed.map(\.data.isSelected) == [true, false])
  }
}
