import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  // MARK: - The Presenter

  @Test(
    "A loaded list without rows says why, and a blank is a filter.",
    arguments: [("", "No notes yet"), (" ", "No matches")])
  func presentedEmpty(filter: String, message: String) {
    let controls = NotesControlsViewModel(
      areControlsEnabled: true, isRefreshEnabled: true, sortButtonTitle: "Newest first",
      filter: filter, showsRefreshError: false, isSpinnerShown: false, isErrorShown: false)
    #expect(
      NotesPresenter.present(FakeContext { $0.filter = filter }, last: nil)
        == NotesViewModel(
          title: "Notes (0)", controls: Branch(controls), emptyMessage: message,
          isTableShown: true, arrangement: 1, selectedID: nil,
          rows: Branch(
            RowsViewModel(ids: RowIDs([], revision: 0), first: 0, presented: [], step: nil))))
  }

  @Test("A list that is loading says nothing.") func presentedLoading() {
    let viewModel = NotesPresenter.present(FakeContext { $0.loadState = .running }, last: nil)
    #expect(viewModel.emptyMessage == nil && !viewModel.isTableShown)
    #expect(
      viewModel.controls.content
        == NotesControlsViewModel(
          areControlsEnabled: false, isRefreshEnabled: false, sortButtonTitle: "Newest first",
          filter: "", showsRefreshError: false, isSpinnerShown: true, isErrorShown: false))
  }

  @Test("A list with rows says nothing.") func presentedRows() {
    let viewModel = NotesPresenter.present(
      FakeContext { $0.list = [.sample(1, "Milk")] }, last: nil)
    #expect(viewModel.emptyMessage == nil && viewModel.title == "Notes (1)")
    #expect(viewModel.rows.content.ids.all == [1])
  }

  // MARK: - The Service

  @Test("The rows of a new session are the loaded notes, and then follow pushes.")
  func load() {
    let services = TestServices()
    let notes = services.notes
    notes.sessionBegan(.ada)
    #expect(notes.loadState == .running && services.renderer.heard() == .noteLoad)
    services.server.push(.stored(.sample(1, "Milk")))
    notes.filterEdited("too early")
    #expect(notes.rowCount == 0 && notes.filter.isEmpty)
    services.server.answer(.load, .notes([]))
    #expect(notes.loadState == .succeeded && services.renderer.heard() == .noteLoad)
    services.server.push(.stored(.sample(1, "Milk")))
    #expect(notes.rowIDs == [1])
    notes.rowDeleted(1)
    #expect(notes.rowCount == 0)
  }

  @Test("A filter is kept while notes and the order change, and its end brings all rows.")
  func filter() {
    let services = TestServices(loading: .sample(1, "Milk"), .sample(2, "Eggs"))
    let notes = services.notes
    _ = services.renderer.heard()
    notes.filterEdited("mi")
    #expect(notes.filter == "mi" && notes.rowIDs == [1] && notes.noteCount == 2)
    #expect(services.renderer.heard() == .arrangement)
    notes.filterEdited("MIL")
    services.server.push(.stored(.sample(3, "Almond milk")), .stored(.sample(4, "Bread")))
    notes.rowDeleted(2)
    #expect(notes.rowIDs == [3, 1])
    notes.sortTapped()
    services.server.push(.stored(.sample(5, "Cake")))
    notes.filterEdited("")
    #expect(notes.rowIDs == [3, 4, 5, 1])
  }
}
