import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVC

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let server = FakeServer()
  private let store: NotesStore
  private let results: any NoteResults
  private let rows = RecordedRows()
  private let observer: ObserverToken

  /// The notes are in the rows from the latest to the first.
  init() {
    let account = Account.fake(
      server, with: [.sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana")])
    let results = account.makeResults()
    results.fetch(order: .byChange, filter: "")
    results.delegate = rows
    observer = account.notes.notices.observe { results.apply($0.change?.notes ?? []) }
    store = account.notes
    self.results = results
  }

  @Test("The row goes at once, and comes back at its place with a mark when the server refuses.")
  func refused() {
    store.delete(2)
    #expect(results.ids == [3, 1] && store.count == 2 && store.note(2) == nil)
    server.answer(.delete, .failure(.requestFailed))
    #expect(results.ids == [3, 2, 1] && store.count == 3)
    #expect(store.mark(of: 2) == .failed && store.markCount == 1)
    #expect(rows.changes == [.removed(1), .inserted(1)])
  }

  @Test("The place is the one in the present order, among notes that have come meanwhile.")
  func place() {
    store.delete(2)
    results.fetch(order: .byTitle, filter: "")
    server.push(.stored(.sample(4, "Aardvark")))
    server.answer(.delete, .failure(.requestFailed))
    #expect(results.ids == [4, 2, 3, 1])
  }

  @Test("A delete that succeeds leaves neither row nor mark.")
  func accepted() {
    store.delete(2)
    server.answer(.delete, .done)
    #expect(results.ids == [3, 1] && store.markCount == 0)
  }

  @Test("A note that was deleted elsewhere meanwhile does not come back.")
  func deletedElsewhere() {
    store.delete(2)
    server.push(.deleted(2))
    server.answer(.delete, .failure(.requestFailed))
    #expect(results.ids == [3, 1] && store.markCount == 0)
  }

  @Test("A note whose save had failed is the user's own after the refusal, too.")
  func own() throws {
    let note = try #require(store.note(2))
    _ = store.update(note, text: "Mine")
    server.answer(.save, .failure(.requestFailed))
    store.delete(2)
    server.answer(.delete, .failure(.requestFailed))
    server.push(.stored(.sample(2, "Theirs")))
    server.push(.deleted(2))
    #expect(store.note(2)?.text == "Mine" && store.mark(of: 2) == .failed)
  }

  @Test("A note that the list does not have is not deleted.")
  func unknown() {
    store.delete(9)
    #expect(server.waiting.isEmpty && rows.changes.isEmpty)
  }
}
