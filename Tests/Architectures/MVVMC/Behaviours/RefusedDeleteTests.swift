import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let services = SharedServices()
  private let list: any NotesViewModel
  private let shown: Bound<NotesViewInputData>
  private let beer = Note.sample(2, "Beer")

  init() {
    list = services.makeList()
    shown = Bound(list.viewInputData)
    services.server.answer(.load, .notes([.sample(1, "Cheese"), beer, .sample(3, "Apples")]))
  }

  private func refuse() {
    services.server.answer(.delete, .failure(.requestFailed))
  }

  @Test("A deleted row goes at once; if the server refuses, it comes back at its place, marked.")
  func comesBack() {
    list.events.onNext(.rowDeleted(2))
    #expect(shown.data.rows == [3, 1] && shown.data.title == "Notes (2)")
    refuse()
    #expect(shown.data.rows == [3, 2, 1] && shown.data.title == "Notes (3)")
    #expect(
      list.cell(of: 2)
        == .sample(title: "Beer", date: "2026-01-01 09:02:00", mark: "!"))
  }

  @Test("If the order has changed meanwhile, the note comes back at its place in the new order.")
  func presentOrder() {
    list.events.onNext(.rowDeleted(2))
    list.events.onNext(.sortTapped)
    services.server.push(.stored(.sample(4, "Bananas")))
    refuse()
    #expect(shown.data.rows == [3, 4, 2, 1])
  }

  @Test("The pages have the note of a refused delete at its place in the present order, too.")
  func pages() {
    list.events.onNext(.rowDeleted(2))
    list.events.onNext(.sortTapped)
    refuse()
    let detail = DetailViewModelImpl(
      provider: DetailProviderImpl(
        id: 3, notes: services.notes, rows: services.rows,
        service: services.service))
    let pages = Bound(detail.viewInputData)
    #expect(pages.data == DetailViewInputData(page: 3, pages: [3, 2, 1]))
    detail.events.onNext(.pageTurned(2))
    #expect(pages.data == DetailViewInputData(page: 2, pages: [3, 2, 1]))
  }

  @Test("A note with a failed save is still the user's own after a refused delete.")
  func ownNote() {
    let editor = services.makeEditor(.edit(beer))
    editor.events.onNext(.textEdited("Mine"))
    editor.events.onNext(.saveTapped)
    services.server.answer(.save, .failure(.requestFailed))
    list.events.onNext(.rowDeleted(2))
    refuse()
    services.server.push(.stored(.sample(2, "Theirs")))
    list.events.onNext(.refreshTapped)
    services.server.answer(.load, .notes([.sample(2, "Theirs")]))
    services.server.push(.deleted(2))
    #expect(shown.data.rows == [2])
    #expect(
      list.cell(of: 2)
        == .sample(title: "Mine", date: "2026-01-01 10:00:00", mark: "!"))
  }
}
