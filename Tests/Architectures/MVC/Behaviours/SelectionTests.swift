import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let server = FakeServer()
  private let screen: TestScreen

  init() {
    screen = TestScreen(server)
    screen.showList(
      of: .fake(server, with: [.sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana")]))
  }

  @Test("One row is selected at most.")
  func one() {
    #expect(selected.isEmpty)
    screen.select("notes.row.2")
    #expect(selected == [2])
    screen.select("notes.row.3")
    #expect(selected == [3])
  }

  @Test("A push that deletes the note takes the selection; the note comes back without it.")
  func deletedElsewhere() {
    screen.select("notes.row.2")
    server.push(.deleted(2))
    #expect(selected.isEmpty)
    server.push(.stored(.sample(2, "Apple")))
    #expect(screen.isShown("notes.row.2") && selected.isEmpty)
  }

  @Test("The user's delete takes the selection; the note comes back without it when refused.")
  func refused() {
    screen.select("notes.row.2")
    screen.delete("notes.row.2")
    #expect(!screen.isShown("notes.row.2"))
    server.answer(.delete, .failure(.requestFailed))
    #expect(screen.isShown("notes.row.2") && selected.isEmpty)
  }

  @Test("A selected row that the filter hides is selected when it comes back.")
  func hidden() {
    screen.select("notes.row.2")
    screen.type("Banana", into: "notes.filter")
    #expect(selected.isEmpty)
    screen.clear("notes.filter")
    #expect(selected == [2])
  }

  @Test("The selection goes with a hidden note, too.")
  func hiddenAndDeleted() {
    screen.select("notes.row.2")
    screen.type("Banana", into: "notes.filter")
    server.push(.deleted(2))
    server.push(.stored(.sample(2, "Apple")))
    screen.clear("notes.filter")
    #expect(screen.isShown("notes.row.2") && selected.isEmpty)
  }

  @Test("The deletion or the change of another note, or a new order, leaves the selection.")
  func others() {
    screen.select("notes.row.2")
    server.push(.deleted(1), .stored(.sample(3, "Fig")), .stored(.sample(2, "Plum")))
    screen.tap("notes.sort")
    #expect(screen.rows == ["Fig", "Plum"] && selected == [2])
  }

  @Test("A tap selects a row and opens its note; the selection follows the pages.")
  func opened() {
    screen.tap("notes.row.2")
    #expect(openText == "Apple")
    swipe(.left)
    swipe(.left)
    #expect(openText == "Cherry")
    server.push(.stored(.sample(4, "Fig")))
    for text in ["Apple", "Banana", "Fig"] {
      swipe(.right)
      #expect(openText == text)
    }
    screen.tap("nav.back")
    #expect(selected == [4])
  }

  @Test("The open note follows its editor, and the delete of it leads back to the list.")
  func edited() {
    screen.tap("notes.row.2")
    screen.tap("detail.edit")
    screen.type(" pie", into: "editor.text")
    screen.tap("editor.save")
    #expect(openText == "Apple pie")
    server.answer(.save, .done)
    #expect(!screen.isShown("editor"))
    #expect(screen.text("detail.changed") == "Changed 2026-01-01 10:40:00")
    #expect(screen.text("detail.words") == "2 words")
    screen.tap("detail.delete")
    #expect(screen.rows == ["Banana", "Cherry"] && selected.isEmpty && !screen.isShown("alert"))
  }

  @Test("The deletion of the open note raises an alert, which leads back to the list.")
  func open() {
    screen.tap("notes.row.2")
    server.push(.deleted(1))
    #expect(!screen.isShown("alert"))
    server.push(.deleted(2))
    #expect(screen.view("alert").snapshotTexts == ["This note was deleted"])
    server.push(.stored(.sample(4, "Fig")))
    #expect(screen.window.presentedViewControllers.count == 1)
    screen.tap("alert.ok")
    #expect(screen.rows == ["Fig", "Banana"] && selected.isEmpty)
  }

  private var openText: String { screen.view("detail.text", as: TextView.self).text }

  private func swipe(_ direction: PageView.SwipeDirection) {
    let pages = screen.view("detail.page", as: PageView.self)
    screen.loop.turn { pages.swipe(direction) }
  }

  private var selected: [Note.ID] {
    screen.view("notes.table").subviews.compactMap { $0 as? NoteCell }.filter(\.isSelected)
      .map(\.noteID)
  }
}
