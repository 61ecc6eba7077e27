import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let services = TestServices(
    loading: [.sample(1, "Bread"), .sample(2, "Cheese"), .sample(3, "Apples")])
  private var notes: NotesService { services.notes }

  @Test("A deleted note goes at once, and comes back marked if the server refuses.")
  func refused() {
    #expect(services.renderer.hears { notes.rowDeleted(2) })
    #expect(notes.rowIDs == [3, 1] && notes.noteCount == 2 && notes.markCount == 0)
    #expect(
      services.renderer.hears { services.server.answer(.delete, .failure(.requestFailed)) })
    #expect(notes.rowIDs == [3, 2, 1] && notes.mark(of: 2) == .failed)
  }

  @Test("A note that the server has deleted stays away.") func done() {
    notes.rowDeleted(2)
    services.server.answer(.delete, .done)
    #expect(notes.rowIDs == [3, 1])
  }

  @Test("The note returns to where the present order puts it.")
  func placeOfNow() {
    notes.rowDeleted(1)
    notes.sortTapped()
    services.server.push(.stored(.sample(4, "Beer")))
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(notes.rowIDs == [3, 4, 1, 2])
  }

  @Test("The pages beside an open note follow the rows.") func pages() {
    notes.rowOpened(3)
    #expect(services.navigation.openNote?.note.id == 3)
    notes.pageTurned(to: 2)
    #expect(notes.selectedID == 2 && services.navigation.openNote?.note.id == 2)
    let neighbours = [3, 2, 1].compactMap(notes.note).map(notes.neighbours)
    #expect(neighbours.map(\.previous?.id) == [nil, 3, 2])
    #expect(neighbours.map(\.next?.id) == [2, 1, nil])
  }

  @Test("A refused delete of the open note leaves the list on top.") func openNote() {
    notes.rowOpened(2)
    notes.deleteTapped()
    #expect(notes.note(2) == nil && services.navigation.openNote == nil)
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(services.navigation.openNote == nil && services.navigation.alert == nil)
  }

  @Test("After a failed save and a refused delete, the user's text stays.") func failedNote() {
    services.save("Mine", of: 2)
    services.server.answer(.save, .failure(.requestFailed))
    notes.rowDeleted(2)
    services.server.answer(.delete, .failure(.requestFailed))
    services.server.push(.stored(.sample(2, "Theirs")))
    notes.refreshTapped()
    services.server.answer(.load, .notes([.sample(1, "Bread")]))
    #expect(notes.rowIDs == [2, 1] && notes.note(2)?.text == "Mine")
  }
}
