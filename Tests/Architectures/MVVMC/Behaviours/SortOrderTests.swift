import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let services = SharedServices()
  private let list: any NotesViewModel
  private let shown: Bound<NotesViewInputData>

  init() {
    list = services.makeList()
    shown = Bound(list.viewInputData)
    let apples = Note(
      id: 2, createdAt: .sample(minute: 2), text: "Apples", picture: ImageReference("apples"))
    services.server.answer(
      .load, .notes([.sample(1, "Cheese"), apples, .sample(3, "Beer")]))
    list.events.onNext(.sortTapped)
  }

  @Test("The list is sorted by title and, after another tap, with the newest first.")
  func taps() {
    #expect(shown.data.sortButtonTitle == "By title" && shown.data.rows == [2, 3, 1])
    list.events.onNext(.sortTapped)
    #expect(shown.data.sortButtonTitle == "Newest first" && shown.data.rows == [3, 2, 1])
  }

  @Test("A changed note moves to its place in the order.")
  func change() {
    services.server.push(.stored(.sample(2, "Dill")))
    #expect(shown.data.rows == [3, 1, 2])
  }

  @Test("A row that comes into view requests its picture once, and shows it when it arrives.")
  func pictures() {
    #expect(list.cell(of: 2).picture == "placeholder")
    for id in [2, 2, 1] { list.events.onNext(.rowShown(id)) }
    #expect(services.server.waiting.map(\.kind) == [.image])
    services.server.answer(.image, .picture("apples.png"))
    #expect(list.cell(of: 2).picture == "apples.png")
    #expect(list.cell(of: 1).picture.isEmpty)
  }
}
