import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let test = TestApp()
  private var message: String? { test.stores.noteList.emptyMessage }

  init() {
    test.dispatch(.loggedIn(.ada))
  }

  @Test("The list says \"No notes yet\" once it has loaded, while it has no note.")
  func noNotes() {
    #expect(message == nil)
    test.dispatch(.loadNotes, .loaded([]))
    #expect(message == "No notes yet")
    test.dispatch(.saveNote(.sample(1001, "Milk"), in: 1))
    #expect(message == nil && test.rows == ["•Milk"])
    test.dispatch(.deleteNote(1001))
    #expect(message == "No notes yet")
    test.dispatch(.pushed(.stored(.sample(1, "Tea"))))
    #expect(message == nil)
  }

  @Test("The list says \"No matches\" while a filter, even a blank one, hides all notes.")
  func noMatches() {
    test.dispatch(.loaded(["Milk"]))
    #expect(message == nil)
    test.notes.filter(" ")
    #expect(message == "No matches")
    test.notes.filter("")
    #expect(message == nil)
    test.notes.filter("x")
    test.dispatch(.pushed(.deleted(1)))
    #expect(message == "No matches")
    test.notes.filter("")
    #expect(message == "No notes yet")
  }

  @Test("The rows match the filter after typing, pushes, a save, a delete and a refresh.")
  func filter() {
    test.dispatch(.loaded(["Passport", "Visa", "Map"]))
    test.notes.filter("PASS")
    #expect(test.rows == ["Passport"])
    test.dispatch(.pushed(.stored(.sample(3, "Map, passes"))))
    #expect(test.rows == ["Map, passes", "Passport"])
    test.dispatch(.pushed(.stored(.sample(1, "Kyoto"))))
    #expect(test.rows == ["Map, passes"])
    test.dispatch(.saveNote(.sample(2, "Passage"), in: 1))
    #expect(test.rows == ["Map, passes", "•Passage"])
    test.dispatch(.deleteNote(3))
    test.notes.sort()
    #expect(test.rows == ["•Passage"])
    test.dispatch(.loaded(["Passport", "Visa", "Map"]))
    #expect(test.rows == ["•Passage", "Passport"])
    #expect(test.stores.notes.count == 2)
  }

  @Test("A list that loses many notes at once is sorted again, and keeps its filter.")
  func manyNotes() {
    test.dispatch(.loaded((1...40).map { $0.isMultiple(of: 2) ? "Even \($0)" : "Odd \($0)" }))
    test.notes.filter("odd")
    #expect(test.stores.noteList.ids.count == 20)
    test.dispatch(.loaded((1...20).map { "Odd \($0)" }))
    #expect(test.stores.noteList.ids == Array((1...20).reversed()))
    test.dispatch(.loaded([]))
    #expect(message == "No matches")
  }
}
