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

  @Test("A list of another height shows the notes of all rows that fit, after its first frame.")
  func resized() throws {
    app.launch((1...100).map { .sample($0, "Note \($0)") })
    let notes = app.context.notesService
    let table = try #require(app.table)
    app.turn { table.scroll(toTop: 100) }
    for (height, rowCount) in [(15, 9), (24, 15), (4, 0), (12, 6), (40, 15)] {
      app.turn { app.window.resize(to: Size(width: 80, height: height)) }
      app.turn {}
      let titles = table.visibleRows.map {
        (table.cellForRow($0) as? NoteCell)?.titleLabel.text
      }
      #expect(titles.count == rowCount && table.visibleRows == notes.rowsInView)
      #expect(titles == notes.rowIDs[notes.rowsInView].map { "Note \($0)" })
    }
  }

  @Test("Rows that go at the end, and come back in a later turn, leave no row without its note.")
  func ended() throws {
    app.launch((1...40).map { .sample($0, "Note \($0)") })
    let notes = app.context.notesService
    let table = try #require(app.table)
    app.turn { table.scroll(toTop: 25) }
    for change in ["note 1", "Note"] {
      app.turn { notes.filterEdited(change) }
      app.turn { table.scroll(toTop: 30) }
      app.turn {}
      let ids = table.visibleRows.map { (table.cellForRow($0) as? NoteCell)?.noteID }
      #expect(table.visibleRows == notes.rowsInView && table.topRow == notes.topRow)
      #expect(ids == notes.rowIDs[notes.rowsInView].map(\.self))
    }
  }

  @Test("A list that was scrolled before its first load shows its first rows.") func early() {
    app.launch()
    app.server.answer(.restore, .session(.ada))
    app.turn { app.table?.scroll(toTop: 68) }
    app.server.answer(.load, .notes((1...40).map { .sample($0, "") }))
    #expect(app.table?.topRow == 0 && app.context.notesService.rowsInView == 0..<15)
  }
}
