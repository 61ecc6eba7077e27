import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let services = SharedServices()
  private let list: NotesViewModelImpl
  private let beer = Note.sample(2, "Beer")

  init() {
    list = services.makeList()
    services.server.answer(.load, .notes([.sample(1, "Cheese"), beer, .sample(3, "Apples")]))
  }

  private var rows: [Note.ID] { list.viewInputData.value.rows }

  private func refuse() {
    services.server.answer(.delete, .failure(.requestFailed))
  }

  @Test("A deleted row goes at once; if the server refuses, it comes back at its place, marked.")
  func comesBack() {
    list.events.onNext(.rowDeleted(2))
    #expect(rows == [3, 1] && list.viewInputData.value.title == "Notes (2)")
    refuse()
    #expect(rows == [3, 2, 1] && list.viewInputData.value.title == "Notes (3)")
    #expect(
      list.viewInputData.value.cells.cell(of: 2)
        == NoteCellInputData(title: "Beer", date: "2026-01-01 09:02:00", mark: "!"))
    var opened: Note?
    list.onNoteSelected = { opened = $0 }
    list.events.onNext(.rowOpened(2))
    #expect(opened == beer)
  }

  @Test("The place of a refused delete is that in the present order, in the list and the pages.")
  func presentOrder() {
    list.events.onNext(.rowDeleted(2))
    list.events.onNext(.sortTapped)
    services.server.push(.stored(.sample(4, "Bananas")))
    refuse()
    #expect(rows == [3, 4, 2, 1])
    let pages = [-2, -1, 0, 1, 2].map { services.rowsService.neighbour(of: beer, by: $0)?.id }
    #expect(pages == [3, 4, 2, 1, nil])
    list.events.onNext(.filterEdited("a"))
    #expect(rows == [3, 4])
    #expect(services.rowsService.neighbour(of: beer, by: -1)?.id == 4)
  }

  @Test(
    "A note does not come back if it was deleted elsewhere meanwhile, or if the delete succeeds.")
  func deletedElsewhere() {
    list.events.onNext(.rowDeleted(2))
    services.server.push(.deleted(2))
    refuse()
    list.events.onNext(.rowDeleted(3))
    services.server.answer(.delete, .done)
    #expect(rows == [1])
    list.events.onNext(.rowDeleted(3))
    #expect(services.server.waiting.isEmpty)
  }

  @Test("A note with a failed save is still the user's own after a refused delete.")
  func ownNote() {
    let mine = services.service.changed(beer, text: "Mine")
    services.service.save(mine) { _ in }
    services.server.answer(.save, .failure(.requestFailed))
    list.events.onNext(.rowDeleted(2))
    refuse()
    services.server.push(.stored(.sample(2, "Theirs")))
    list.events.onNext(.refreshTapped)
    services.server.answer(.load, .notes([.sample(2, "Theirs")]))
    services.server.push(.deleted(2))
    #expect(rows == [2] && services.notes.currentState.notes[2] == mine)
    #expect(list.viewInputData.value.cells.cell(of: 2).mark == "!")
  }
}
