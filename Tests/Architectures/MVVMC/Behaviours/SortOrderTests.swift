import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let services = SharedServices()
  private let list: NotesViewModelImpl
  private var data = NotesViewInputData(
    title: "Notes (3)", isLoaded: true, sortButtonTitle: "By title", isRefreshEnabled: true,
    isSpinnerShown: false, rows: [2, 3, 1], scrollsToTop: 1)

  /// The cells are left out, so that all other data can be compared.
  init() {
    list = services.makeList { _ in NotesViewInputData().cells }
    services.server.answer(
      .load, .notes([.sample(1, "Cheese"), .sample(2, "Apples"), .sample(3, "Beer")]))
    list.events.onNext(.sortTapped)
  }

  private var shown: String { "\(list.viewInputData.value)" }

  @Test("The list is sorted by title and, after another tap, with the newest first.")
  mutating func taps() {
    #expect(shown == "\(data)")
    list.events.onNext(.sortTapped)
    (data.sortButtonTitle, data.rows, data.scrollsToTop) = ("Newest first", [3, 2, 1], 2)
    #expect(shown == "\(data)")
  }

  @Test("A changed note moves to its place in the order, and the list is not scrolled.")
  mutating func change() {
    services.server.push(.stored(.sample(2, "Dill")))
    data.rows = [3, 1, 2]
    #expect(shown == "\(data)")
  }

  @Test("The order is kept by a filter, and the filter by another order.")
  func filter() {
    list.events.onNext(.filterEdited("e"))
    #expect(list.viewInputData.value.rows == [2, 3, 1])
    list.events.onNext(.filterEdited("ee"))
    #expect(list.viewInputData.value.rows == [3, 1])
    list.events.onNext(.sortTapped)
    #expect(list.viewInputData.value.rows == [3, 1])
    list.events.onNext(.filterEdited(""))
    #expect(list.viewInputData.value.rows == [3, 2, 1])
  }

  @Test("A row that comes into view requests its picture once, and is rendered when that arrives.")
  func pictures() {
    let list = services.makeList()
    let dill = Note(
      id: 4, createdAt: .sample(minute: 4), text: "Dill", picture: ImageReference("dill"))
    services.server.push(.stored(dill))
    let last = list.viewInputData.value.cells
    #expect(last.cell(of: 4).picture == "placeholder" && last.cell(of: 1).picture.isEmpty)
    for id in [4, 4, 1] { list.events.onNext(.rowShown(id)) }
    #expect(services.server.waiting.map(\.kind) == [.load, .image])
    services.server.answer(.image, .picture("dill.png"))
    services.server.push(.stored(.sample(3, "Beers")))
    let changed = list.viewInputData.value.cells.changed(among: [4, 3, 1], since: last)
    #expect(changed.map(\.data.title) == ["Dill", "Beers"])
    #expect(changed.map(\.data.picture) == ["dill.png", ""])
  }
}
