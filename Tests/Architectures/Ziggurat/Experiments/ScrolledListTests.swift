import Controllers
import Screens
import Testing
import Toolkit
import UnitTestSupport

@testable import Ziggurat

@Suite("The list is scrolled in the turn in which it is rearranged") struct ScrolledListTests {
  private let app = TestApp()

  @Test("The later of the two says where the list is.", arguments: [1, 2])
  func rearranged(times: Int) throws {
    app.launch((1...100).map { .sample($0, "Note \($0)") })
    let notes = app.context.notesService
    let table = try #require(app.table)
    app.turn {
      for _ in 1...times { notes.sortTapped() }
      table.scroll(toTop: 68)
    }
    #expect(table.topRow == 68 && notes.rowsInView == 68..<83)
    app.turn {
      table.scroll(toTop: 30)
      for _ in 1...times { notes.sortTapped() }
    }
    #expect(table.topRow == 0 && notes.rowsInView == 0..<15)
    let ids = table.visibleRows.map { (table.cellForRow($0) as? NoteCell)?.noteID }
    #expect(ids == notes.rowIDs[0..<15].map(\.self))
  }

  @Test("A list that was scrolled before its first load shows its first rows.") func early() {
    app.launch()
    app.server.answer(.restore, .session(.ada))
    app.turn { app.table?.scroll(toTop: 68) }
    app.server.answer(.load, .notes((1...40).map { .sample($0, "") }))
    #expect(app.table?.topRow == 0 && app.context.notesService.rowsInView == 0..<15)
  }
}
