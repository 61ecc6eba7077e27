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
    #expect(shown.data.scrollsToTop == 1)
    list.events.onNext(.sortTapped)
    #expect(shown.data.sortButtonTitle == "Newest first" && shown.data.rows == [3, 2, 1])
    #expect(shown.data.scrollsToTop == 2)
  }

  @Test("A changed note moves to its place in the order, and the list is not scrolled.")
  func change() {
    services.server.push(.stored(.sample(2, "Dill")))
    #expect(shown.data.rows == [3, 1, 2] && shown.data.scrollsToTop == 1)
  }

  @Test("A row that comes into view requests its picture once, and shows it when it arrives.")
  func pictures() {
    #expect(shown.data.cell(of: 2).picture == "placeholder")
    for id in [2, 2, 1] { list.events.onNext(.rowShown(id)) }
    #expect(services.server.waiting.map(\.kind) == [.image])
    services.server.answer(.image, .picture("apples.png"))
    #expect(shown.data.cell(of: 2).picture == "apples.png")
    #expect(shown.data.cell(of: 1).picture.isEmpty)
  }

  @Test("The data have cells for the rows in view alone, from the top row on.")
  func cells() {
    let notes = (1...40).map { Note.sample($0, "Note \($0)") }
    services.notes.commit { $0.change { $0.apply(notes.map(NoteChange.stored)) } }
    func visible() -> [Note.ID] { Array(shown.data.rows[shown.data.visibleRows]) }
    list.events.onNext(.sortTapped)
    #expect(visible() == (26...40).reversed() && shown.data.cells.count == 15)
    list.events.onNext(.scrolled(topRow: 10))
    #expect(visible() == (16...30).reversed())
    #expect(shown.data.cell(of: 30).title == "Note 30")
    list.events.onNext(.scrolled(topRow: 25))
    services.server.push(.deleted(1), .deleted(2))
    #expect(visible() == (3...17).reversed())
    list.events.onNext(.sortTapped)
    #expect(shown.data.visibleRows == 0..<15)
  }
}
