import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  @Test("The row of the selected note is presented as selected, and no other.")
  func presented() {
    let context = FakeContext {
      $0.list = [.sample(1, "Milk"), .sample(2, "Eggs")]
      $0.selectedID = 2
    }
    #expect(NotesPresenter.present(context).rows.inView.map(\.isSelected) == [false, true])
  }

  struct Service {
    private let services = TestServices(loading: [.sample(1, "Milk"), .sample(2, "Eggs")])
    private var notes: NotesService { services.notes }

    init() {
      notes.rowSelected(2)
    }

    @Test("Only an existing note can be selected.") func selected() {
      #expect(services.renderer.hears { notes.rowSelected(1) })
      notes.rowSelected(9)
      #expect(notes.selectedID == 1)
    }

    @Test("The selection goes with its note, even if a filter hides the note.")
    func deletedElsewhere() {
      notes.filterEdited("milk")
      services.server.push(.deleted(1))
      #expect(notes.selectedID == 2)
      services.server.push(.deleted(2))
      #expect(notes.selectedID == nil)
    }

    @Test("A note that comes back is not selected again.") func refusedDelete() {
      notes.rowDeleted(2)
      #expect(notes.selectedID == nil)
      services.server.answer(.delete, .failure(.requestFailed))
      #expect(notes.rowIDs == [2, 1] && notes.selectedID == nil)
    }

    @Test("The selection stays while its note changes or moves.") func changedElsewhere() {
      services.server.push(.stored(.sample(2, "Cheese")))
      notes.sortTapped()
      #expect(notes.selectedID == 2)
    }
  }
}
