import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let services = SharedServices()
  private let list: any NotesViewModel
  private let shown: Bound<NotesViewInputData>

  init() {
    list = services.makeList()
    shown = Bound(list.viewInputData)
  }

  @Test("There is no message before the first load has succeeded.")
  func loading() {
    let provider = FakeNotesProvider()
    let shown = Bound(NotesViewModelImpl(provider: provider).viewInputData)
    #expect(shown.data.emptyMessage == nil && shown.data.title == "Notes (0)")
    #expect(shown.data.isSpinnerShown && !shown.data.isLoaded && !shown.data.isRefreshEnabled)
    provider.currentState.loadState = .failed
    #expect(shown.data.emptyMessage == nil)
    #expect(shown.data.isErrorShown && !shown.data.isSpinnerShown && !shown.data.isLoaded)
  }

  @Test("A user without notes reads \"No notes yet\" until one arrives, and after it is deleted.")
  func noNotes() {
    services.server.answer(.load, .notes([]))
    #expect(shown.data.emptyMessage == "No notes yet" && shown.data.rows.isEmpty)
    #expect(shown.data.isLoaded && shown.data.isRefreshEnabled)
    #expect(!shown.data.isSpinnerShown && !shown.data.isErrorShown)
    services.server.push(.stored(.sample(1, "one")))
    #expect(shown.data.emptyMessage == nil && shown.data.rows == [1])
    #expect(shown.data.title == "Notes (1)")
    list.events.onNext(.rowDeleted(1))
    #expect(shown.data.emptyMessage == "No notes yet" && shown.data.title == "Notes (0)")
  }

  @Test("A filter that no note passes reads \"No matches\", and case does not count.")
  func noMatches() {
    services.server.answer(.load, .notes([.sample(1, "Renew passport"), .sample(2, "Tea")]))
    func expectRows(_ rows: [Note.ID], _ message: String?, after filter: String) {
      list.events.onNext(.filterEdited(filter))
      #expect(shown.data.rows == rows && shown.data.emptyMessage == message)
    }
    expectRows([1], nil, after: "PASS")
    expectRows([], "No matches", after: "PASSED")
    expectRows([1], nil, after: " ")
    expectRows([], "No matches", after: "  ")
    expectRows([2, 1], nil, after: "")
  }

  @Test("The filter is kept while notes change, the order changes and the list is loaded again.")
  func changes() {
    list.events.onNext(.filterEdited("pass"))
    services.server.answer(.load, .notes([.sample(1, "Passport"), .sample(2, "Tea")]))
    #expect(shown.data.rows == [1])
    services.server.push(.stored(.sample(2, "Tea, passed")), .stored(.sample(1, "Kyoto")))
    #expect(shown.data.rows == [2])
    list.events.onNext(.sortTapped)
    #expect(shown.data.rows == [2])
    list.events.onNext(.refreshTapped)
    #expect(!shown.data.isRefreshEnabled)
    services.server.answer(.load, .notes([.sample(1, "Kyoto")]))
    #expect(shown.data.emptyMessage == "No matches" && shown.data.isRefreshEnabled)
  }
}
