import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let services = TestServices(
    loading: .sample(1, "Bread"), .sample(2, "Cheese"), .sample(3, "Apples"))
  private var notes: NotesService { services.notes }

  @Test("A deleted note goes at once, and comes back marked if the server refuses.")
  func refused() {
    _ = services.renderer.heard()
    notes.rowDeleted(2)
    #expect(notes.rowIDs == [3, 1] && notes.noteCount == 2 && notes.markCount == 0)
    #expect(services.renderer.heard().contains([.rows, .noteCount]))
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(notes.rowIDs == [3, 2, 1] && notes.mark(of: 2) == .failed)
    #expect(services.renderer.heard().contains([.rows, .noteCount, .markCount]))
  }

  @Test("A note that the server has deleted stays away.") func done() {
    notes.rowDeleted(2)
    services.server.answer(.delete, .done)
    #expect(notes.rowIDs == [3, 1])
  }

  @Test("The old place is the one in the order of now, among the notes of now.")
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
    let ids = [3, 2, 1].compactMap(notes.note).map(notes.neighbours)
    #expect(ids.map(\.previous) == [nil, 3, 2])
    #expect(ids.map(\.next) == [2, 1, nil])
    notes.filterEdited("apples")
    #expect(notes.neighbours(of: .sample(2, "Cheese")).next == 1)
  }

  @Test("A refused delete of the open note leaves the list on top, and its failed save the user's.")
  func failedNote() {
    services.connectFollowers()
    notes.rowOpened(2)
    _ = notes.save(.sample(2, "Mine")) { _, _ in }
    services.server.answer(.save, .failure(.requestFailed))
    #expect(services.navigation.openNote?.note.text == "Mine")
    notes.deleteTapped()
    #expect(notes.note(2) == nil && services.navigation.openNote == nil)
    #expect(services.navigation.alert == nil)
    services.server.answer(.delete, .failure(.requestFailed))
    services.server.push(.stored(.sample(2, "Theirs")))
    notes.refreshTapped()
    services.server.answer(.load, .notes([.sample(1, "Bread")]))
    #expect(notes.rowIDs == [2, 1] && notes.note(2)?.text == "Mine")
  }
}
