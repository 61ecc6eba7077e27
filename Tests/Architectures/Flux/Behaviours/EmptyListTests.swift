import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let test = TestApp()
  private var notes: NotesStore { test.stores.notes }
  private var list: NoteListStore { test.stores.noteList }
  private var message: String? { list.emptyMessage }

  @Test("The list says nothing while its first load runs, and \"No notes yet\" if no note comes.")
  func firstLoad() {
    #expect(test.changes(of: notes) { test.restore(.ada) } == 1)
    #expect(message == nil && notes.isLoadingFirst && !notes.canRefresh)
    #expect(test.changes(of: list) { test.answerLoad([]) } == 1)
    #expect(message == "No notes yet" && !notes.isLoadingFirst)
    #expect(notes.canRefresh && !notes.hasRefreshFailed)
  }

  @Test("The list says \"No notes yet\" while it has no note.")
  func noNotes() {
    load([])
    test.dispatch(.saveNote(.sample(1001, "Milk"), in: 1))
    #expect(message == nil && test.rows == ["•Milk"])
    test.notes.delete(1001)
    #expect(message == "No notes yet")
    test.server.push(.stored(.sample(1, "Tea")))
    #expect(message == nil)
  }

  @Test("The list says \"No matches\" while a filter, even a blank one, hides all notes.")
  func noMatches() {
    load(["Milk"])
    #expect(message == nil)
    test.notes.filter(" ")
    #expect(message == "No matches")
    test.notes.filter("")
    #expect(message == nil)
    test.notes.filter("x")
    test.server.push(.deleted(1))
    #expect(message == "No matches")
    test.notes.filter("")
    #expect(message == "No notes yet")
  }

  @Test("The rows match the filter after typing, pushes, a save, a delete and a refresh.")
  func filter() {
    load(["Passport", "Visa", "Map"])
    test.notes.filter("PASS")
    #expect(test.rows == ["Passport"])
    test.server.push(.stored(.sample(3, "Map, passes")))
    #expect(test.rows == ["Map, passes", "Passport"])
    test.server.push(.stored(.sample(1, "Kyoto")))
    #expect(test.rows == ["Map, passes"])
    test.dispatch(.saveNote(.sample(2, "Passage"), in: 1))
    #expect(test.rows == ["Map, passes", "•Passage"])
    test.notes.delete(3)
    test.notes.sort()
    #expect(test.rows == ["•Passage"])
    refresh(["Passport", "Visa", "Map"])
    #expect(test.rows == ["•Passage", "Passport"])
    #expect(notes.count == 2)
  }

  @Test("A list that loses many notes at once is sorted again, and keeps its filter.")
  func manyNotes() {
    load((1...40).map { $0.isMultiple(of: 2) ? "Even \($0)" : "Odd \($0)" })
    test.notes.filter("odd")
    #expect(list.ids.count == 20)
    refresh((1...20).map { "Odd \($0)" })
    #expect(list.ids == Array((1...20).reversed()))
    refresh([])
    #expect(message == "No matches")
  }

  private func load(_ texts: [String]) {
    test.restore(.ada)
    test.answerLoad(texts)
  }

  private func refresh(_ texts: [String]) {
    test.notes.load()
    test.answerLoad(texts)
  }
}
