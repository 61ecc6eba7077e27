import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let services = SharedServices()
  private let list: NotesViewModelImpl
  private let empty = NotesViewInputData(
    title: "Notes (0)", isLoaded: true, isRefreshEnabled: true, isSpinnerShown: false,
    emptyMessage: "No notes yet")

  /// The cells are left out, so that all other data can be compared.
  init() {
    list = services.makeList { _ in NotesViewInputData().cells }
  }

  private var shown: String { "\(list.viewInputData.value)" }

  @Test("There is no message before the first load has succeeded.")
  func loading() {
    let loading = NotesViewInputData(title: "Notes (0)")
    #expect(shown == "\(loading)")
    services.server.push(.stored(.sample(1, "ignored")))
    services.server.answer(.load, .failure(.requestFailed))
    let failed = NotesViewInputData(
      title: "Notes (0)", isSpinnerShown: false, isErrorShown: true)
    #expect(shown == "\(failed)")
    list.events.onNext(.refreshTapped)
    #expect(services.server.waiting.isEmpty)
    list.events.onNext(.retryTapped)
    #expect(shown == "\(loading)")
    list.events.onNext(.retryTapped)
    #expect(services.server.waiting.count == 1)
  }

  @Test("A user without notes reads \"No notes yet\" until there is one, and again without it.")
  func noNotes() {
    var editors = 0
    list.onCreateNote = { editors += 1 }
    services.server.answer(.load, .notes([]))
    #expect(shown == "\(empty)")
    list.events.onNext(.createTapped)
    #expect(editors == 1)
    list.events.onNext(.retryTapped)
    #expect(services.server.waiting.isEmpty)
    services.server.push(.stored(.sample(1, "one")))
    var one = empty
    (one.title, one.emptyMessage, one.rows) = ("Notes (1)", nil, [1])
    #expect(shown == "\(one)")
    list.events.onNext(.rowDeleted(1))
    #expect(shown == "\(empty)")
  }

  @Test("A list without notes keeps its message while it is loaded again, and after a failure.")
  func refresh() {
    services.server.answer(.load, .notes([]))
    list.events.onNext(.refreshTapped)
    list.events.onNext(.refreshTapped)
    var data = empty
    data.isRefreshEnabled = false
    #expect(shown == "\(data)" && services.server.waiting.count == 1)
    services.server.answer(.load, .failure(.requestFailed))
    (data.isRefreshEnabled, data.isRefreshErrorShown) = (true, true)
    #expect(shown == "\(data)")
  }

  @Test("A filter that no note passes reads \"No matches\", and case does not count.")
  func noMatches() {
    services.server.answer(.load, .notes([.sample(1, "Renew passport"), .sample(2, "Tea")]))
    var data = empty
    data.title = "Notes (2)"
    func expect(_ rows: [Note.ID], _ message: String?, after filter: String) {
      list.events.onNext(.filterEdited(filter))
      data.scrollsToTop += 1
      (data.rows, data.emptyMessage) = (rows, message)
      #expect(shown == "\(data)")
    }
    expect([1], nil, after: "PASS")
    expect([], "No matches", after: "PASSED")
    expect([1], nil, after: " ")
    expect([], "No matches", after: "  ")
    expect([2, 1], nil, after: "")
  }

  @Test("The filter is kept through all changes of the notes.")
  func changes() {
    list.events.onNext(.filterEdited("pass"))
    services.server.answer(.load, .notes([.sample(1, "Passport"), .sample(2, "Tea")]))
    #expect(list.viewInputData.value.rows == [1])
    services.server.push(.stored(.sample(2, "Tea, passed")), .stored(.sample(1, "Kyoto")))
    #expect(list.viewInputData.value.rows == [2])
    list.events.onNext(.refreshTapped)
    services.server.answer(.load, .notes([.sample(1, "Kyoto")]))
    #expect(list.viewInputData.value.emptyMessage == "No matches")
  }
}
