import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The screen of the open note") struct DetailViewTests {
  private let test = TestWindow(["Milk", "Tea and toast", "Bread"])
  private var screen: TestScreen { test.screen }
  private var texts: [String] {
    ["detail.created", "detail.changed", "detail.words"].map(screen.text)
  }

  init() {
    screen.tap("notes.row.2")
  }

  @Test("The page shows the whole note, and follows its changes.")
  func page() {
    #expect(test.text("detail.text") == "Tea and toast")
    #expect(texts == ["Created 2026-01-01 09:02:00", "Never changed", "3 words"])
    var note = Note.sample(2, "Tea")
    note.changedAt = .sample(minute: 30)
    test.dispatch(.pushed(.stored(note)))
    #expect(test.text("detail.text") == "Tea")
    #expect(texts.dropFirst() == ["Changed 2026-01-01 09:30:00", "1 word"])
    let before = screen.loop.counters.writes
    test.dispatch(.pushed(.stored(.sample(1, "Beer"))))
    #expect(screen.loop.counters.writes == before)
  }

  @Test("A swipe shows the neighbour in the list, selects it, and ends at the last row.")
  func swipes() {
    test.swipe(.left)
    #expect(test.text("detail.text") == "Milk" && test.stores.noteList.selectedID == 1)
    test.swipe(.left)
    #expect(test.text("detail.text") == "Milk")
    test.swipe(.right)
    test.swipe(.right)
    #expect(test.text("detail.text") == "Bread" && test.stores.navigation.page?.noteID == 3)
    test.dispatch(.pushed(.stored(.sample(3, "Rolls"))))
    #expect(test.text("detail.text") == "Rolls")
  }

  @Test("The screen shows the page of the store, also if nobody has swiped.")
  func turnedElsewhere() throws {
    let number = try #require(test.stores.navigation.page?.number)
    test.dispatch(.turnPage(to: 1, opening: number))
    #expect(test.text("detail.text") == "Milk")
    test.dispatch(.pushed(.stored(.sample(1, "Cocoa"))))
    #expect(test.text("detail.text") == "Cocoa")
    test.swipe(.right)
    #expect(test.text("detail.text") == "Tea and toast")
  }

  @Test("A swipe in the turn of Edit is taken back, since the editor covers the page.")
  func refusedTurn() {
    let edit = screen.view("detail.edit", as: Button.self)
    let page = screen.view("detail.page", as: PageView.self)
    screen.loop.turn {
      edit.tap()
      page.swipe(.left)
    }
    #expect(test.text("detail.text") == "Tea and toast")
    screen.tap("editor.cancel")
    test.swipe(.left)
    #expect(test.text("detail.text") == "Milk" && test.stores.navigation.page?.noteID == 1)
  }

  @Test("Back, Edit and Delete do what they say.")
  func buttons() {
    screen.tap("detail.edit")
    #expect(test.text("editor.text") == "Tea and toast")
    screen.tap("editor.cancel")
    screen.tap("nav.back")
    #expect(screen.isShown("notes") && !screen.isShown("detail"))
    screen.tap("notes.row.2")
    screen.tap("detail.delete")
    #expect(test.rows == ["Bread", "Milk"] && !screen.isShown("alert"))
    #expect(test.server.waiting.map(\.kind) == [.delete])
  }

  @Test("A tap on a page that a link of the turn has replaced acts on the note that it shows.")
  func oldScreen() {
    let delete = screen.view("detail.delete", as: Button.self)
    screen.loop.turn {
      test.dispatcher.dispatch(.openLink(.note(1)))
      delete.tap()
    }
    #expect(test.server.waiting.map(\.subject) == ["2"])
    #expect(test.text("detail.text") == "Milk")
    let edit = screen.view("detail.edit", as: Button.self)
    screen.loop.turn {
      test.dispatcher.dispatch(.openLink(.note(3)))
      edit.tap()
    }
    #expect(test.text("editor.text") == "Milk" && test.text("detail.text") == "Bread")
  }

  @Test("A link replaces the page, also if it leads to the same note.")
  func links() {
    let screens = screen.loop.liveViewCount
    test.dispatch(.openLink(.note(2)))
    #expect(test.text("detail.text") == "Tea and toast")
    test.dispatch(.openLink(.note(1)))
    #expect(test.text("detail.text") == "Milk" && screen.loop.liveViewCount == screens)
    screen.tap("nav.back")
    #expect(screen.isShown("notes"))
  }
}
