import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  @Test(
    "The button's title is the order.",
    arguments: [(NoteOrder.byChange, "Newest first"), (.byTitle, "By title")])
  func presented(order: NoteOrder, title: String) {
    #expect(
      NotesPresenter.present(FakeContext { $0.order = order }).controls
        == NotesControlsViewModel(
          areControlsEnabled: true, isRefreshEnabled: true, sortButtonTitle: title, filter: "",
          showsRefreshError: false, isSpinnerShown: false, isErrorShown: false))
  }

  @Test("The order is switched there and back, and the list follows changes in either.")
  func order() {
    let services = TestServices(loading: [.sample(1, "Bread"), .sample(2, "Cheese")])
    let notes = services.notes
    #expect(notes.order == .byChange && notes.rowIDs == [2, 1])
    #expect(services.renderer.hears { notes.sortTapped() })
    #expect(notes.order == .byTitle && notes.rowIDs == [1, 2])
    services.server.push(.stored(.sample(2, "Apples")))
    #expect(notes.rowIDs == [2, 1])
    services.server.push(.stored(.sample(3, "Beer")))
    notes.sortTapped()
    #expect(notes.order == .byChange && notes.rowIDs == [3, 2, 1])
  }

  @Test("Another order begins at the top of the list.") func top() {
    let services = TestServices(loading: (1...40).map { .sample($0, "") })
    let notes = services.notes
    #expect(notes.rowsInView == 0..<40)
    #expect(services.renderer.hears { notes.listLaidOut(rowsThatFit: 15) })
    #expect(services.renderer.hears { notes.listScrolled(toTop: 10) })
    #expect(notes.rowsInView == 10..<25)
    notes.listScrolled(toTop: 30)
    #expect(notes.rowsInView == 25..<40)
    notes.sortTapped()
    #expect(notes.rowsInView == 0..<15 && notes.rowIDs == (1...40).reversed())
  }
}
