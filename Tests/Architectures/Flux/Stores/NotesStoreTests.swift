import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The notes and the list") struct NotesStoreTests {
  private let test = TestApp()
  private var store: NotesStore { test.stores.notes }
  private let failure = Action.notesLoaded(.failure(.requestFailed))

  init() {
    test.dispatch(.loggedIn(.ada))
  }

  @Test("The first load runs, fails, runs again and succeeds.")
  func firstLoad() {
    #expect(!store.isLoadingFirst && !store.hasFirstLoadFailed)
    test.dispatch(.loadNotes)
    #expect(store.isLoading && store.isLoadingFirst && !store.canRefresh)
    test.dispatch(failure)
    #expect(store.hasFirstLoadFailed && !store.isLoadingFirst && !store.hasRefreshFailed)
    #expect(!store.hasLoaded && !store.canRefresh)
    test.dispatch(.loadNotes)
    #expect(!store.hasFirstLoadFailed && store.isLoadingFirst)
    test.dispatch(.loaded(["Milk"]))
    #expect(store.hasLoaded && store.canRefresh && !store.isLoadingFirst && store.count == 1)
  }

  @Test("A refresh that fails keeps the notes, and its failure is forgotten at the next try.")
  func refresh() {
    test.dispatch(.loaded(["Milk"]), .loadNotes)
    #expect(!store.canRefresh && !store.isLoadingFirst)
    test.dispatch(failure)
    #expect(store.hasRefreshFailed && !store.hasFirstLoadFailed && store.canRefresh)
    #expect(store.count == 1)
    test.dispatch(.loadNotes)
    #expect(!store.hasRefreshFailed)
  }

  @Test("A push before the first load is ignored.")
  func earlyPush() {
    test.dispatch(.pushed(.stored(.sample(7, "Early"))))
    #expect(store.count == 0 && store.note(7) == nil)
    test.dispatch(.loaded([]), .pushed(.stored(.sample(7, "Late"))))
    #expect(store.note(7)?.text == "Late" && test.rows == ["Late"])
  }

  @Test("A push that changes nothing is no change.")
  func samePush() {
    test.dispatch(.loaded(["Milk"]))
    #expect(test.changes(of: store) { test.dispatch(.pushed(.stored(.sample(1, "Milk")))) } == 0)
    #expect(test.changes(of: store) { test.dispatch(.pushed(.stored(.sample(1, "Beer")))) } == 1)
  }

  @Test("A changed text in the same row is a change of the notes, and none of the rows.")
  func sameRow() {
    test.dispatch(.loaded(["Milk", "Tea"]))
    let push = Action.pushed(.stored(.sample(1, "Beer")))
    #expect(test.changes(of: test.stores.noteList) { test.dispatch(push) } == 0)
    let rows = test.changes(of: test.stores.noteList) {
      test.dispatch(.pushed(.stored(.sample(3, "Wine"))))
      test.dispatch(.pushed(.deleted(2)))
    }
    #expect(rows == 2 && test.rows == ["Wine", "Beer"])
  }

  @Test("The pages are the rows; those of a note that the filter hides are all notes.")
  func pages() throws {
    test.dispatch(.loaded(["Milk", "Tea", "Millet"]), .filterNotes("mil"))
    let list = test.stores.noteList
    let (milk, tea) = (Note.sample(1, "Milk"), Note.sample(2, "Tea"))
    #expect(list.note(beside: milk, step: -1)?.text == "Millet")
    #expect(list.note(beside: milk, step: 1) == nil)
    #expect(list.note(beside: tea, step: 1)?.text == "Milk")
    #expect(list.note(beside: tea, step: -1)?.text == "Millet")
  }

  @Test("Asking outside of a dispatch for the changes stops the app.")
  func changes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestApp("Milk").stores.notes.changes }
    }
    expectMessage("NotesStore.hasChanged(): No store handles an action now", in: result)
  }
}
