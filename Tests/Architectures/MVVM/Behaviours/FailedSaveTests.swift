import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let server = FakeServer()
  private let stores: SessionStores
  private let overlay = Overlay()

  init() {
    stores = .fake(server)
  }

  private func answerLoad() {
    server.answer(.load, .notes([.sample(1, "one"), .sample(2, "two")]))
  }

  /// Returns the tabs after they have loaded the notes.
  private func loadedTabs() -> (tabs: TabsViewModel, table: TableFake) {
    let tabs = TabsViewModel(stores, sessions: .fake(server), overlay: overlay)
    let table = TableFake(tabs.notes)
    answerLoad()
    return (tabs, table)
  }

  private func save(_ text: String) -> EditorViewModel {
    let editor = EditorViewModel(editing: stores.notes.note(1), in: stores.notes, overlay: overlay)
    editor.textEdited(text)
    editor.save.execute()
    return editor
  }

  @Test("Row and badge show a write from the first save to a save that succeeds.")
  func mark() {
    let (tabs, table) = loadedTabs()
    let mark = TestObserver(table.rows[1].mark)
    let badge = TestObserver(tabs.notesBadge)
    let editor = save("one!")
    server.answer(.save, .failure(.requestFailed))
    #expect(table.titles == ["one!", "two"])
    editor.save.execute()
    server.answer(.save, .done)
    #expect(mark.values == ["", "•", "!", "•", ""])
    #expect(badge.values == [0, 1, 0])
  }

  @Test("The failure of an earlier editor's save is no error of a later editor.")
  func twoEditors() {
    stores.notes.load()
    answerLoad()
    save("one!").cancelTapped()
    let editor = EditorViewModel(editing: stores.notes.note(1), in: stores.notes, overlay: overlay)
    server.answer(.save, .failure(.requestFailed))
    #expect(stores.notes.mark(of: 1) == .failed)
    #expect(!editor.isErrorShown.value)
    #expect(!editor.save.isEnabled.value)
    editor.textEdited("one!!")
    #expect(editor.save.isEnabled.value)
  }

  @Test("The badge counts marked notes that the filter hides, but none that is being deleted.")
  func hidden() {
    let (tabs, table) = loadedTabs()
    let badge = TestObserver(tabs.notesBadge)
    save("one!").cancelTapped()
    server.answer(.save, .failure(.requestFailed))
    tabs.notes.rowDeleted(1)
    server.answer(.delete, .failure(.requestFailed))
    tabs.notes.filterEdited("none")
    #expect(table.rows.isEmpty)
    #expect(badge.values == [0, 1, 2])
    tabs.notes.filterEdited("")
    #expect(table.marks == ["!", "!"])
    tabs.notes.rowDeleted(0)
    #expect(badge.values == [0, 1, 2, 1])
  }
}
