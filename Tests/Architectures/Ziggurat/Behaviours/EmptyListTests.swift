import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  // MARK: - The Presenter

  @Test(
    "A loaded list without rows says why, and a blank is a filter.",
    arguments: [("", 0, "No notes yet"), (" ", 1, "No matches")])
  func presentedEmpty(filter: String, hiddenCount: Int, message: String) {
    let context = FakeContext {
      $0.filter = filter
      $0.hiddenCount = hiddenCount
    }
    let viewModel = NotesPresenter.present(context)
    #expect(viewModel.emptyMessage == message && viewModel.isTableShown)
    #expect(viewModel.title == "Notes (\(hiddenCount))")
  }

  @Test("A list that is loading says nothing.") func presentedLoading() {
    let viewModel = NotesPresenter.present(FakeContext { $0.loadState = .running })
    #expect(viewModel.emptyMessage == nil && !viewModel.isTableShown)
    #expect(
      viewModel.controls
        == NotesControlsViewModel(
          areControlsEnabled: false, isRefreshEnabled: false, sortButtonTitle: "Newest first",
          filter: "", showsRefreshError: false, isSpinnerShown: true, isErrorShown: false))
  }

  @Test("A list with rows says nothing.") func presentedRows() {
    let viewModel = NotesPresenter.present(FakeContext { $0.list = [.sample(1, "Milk")] })
    #expect(viewModel.emptyMessage == nil && viewModel.title == "Notes (1)")
    #expect(viewModel.rows.ids == [1])
  }

  // MARK: - The Service

  @Test("The rows of a new session are the loaded notes, and then follow pushes.")
  func load() {
    let services = TestServices()
    let notes = services.notes
    #expect(services.renderer.hears { notes.sessionBegan(.ada) })
    #expect(notes.loadState.isRunning)
    notes.filterEdited("too early")
    #expect(notes.rowIDs.isEmpty && notes.filter.isEmpty)
    #expect(services.renderer.hears { services.server.answer(.load, .notes([])) })
    #expect(notes.loadState.hasSucceeded && !notes.loadState.isRunning)
    services.server.push(.stored(.sample(1, "Milk")))
    #expect(notes.rowIDs == [1])
    notes.rowDeleted(1)
    #expect(notes.rowIDs.isEmpty)
  }

  @Test("A filter is kept while notes and the order change, and its end brings all rows.")
  func filter() {
    let services = TestServices(loading: [.sample(1, "Milk"), .sample(2, "Eggs")])
    let notes = services.notes
    #expect(services.renderer.hears { notes.filterEdited("mi") })
    #expect(notes.filter == "mi" && notes.rowIDs == [1] && notes.noteCount == 2)
    notes.filterEdited("milkshake")
    #expect(notes.rowIDs.isEmpty)
    notes.filterEdited("MIL")
    services.server.push(.stored(.sample(3, "Almond milk")), .stored(.sample(4, "Bread")))
    notes.rowDeleted(2)
    #expect(notes.rowIDs == [3, 1])
    notes.sortTapped()
    notes.filterEdited("")
    #expect(notes.rowIDs == [3, 4, 1])
  }
}
