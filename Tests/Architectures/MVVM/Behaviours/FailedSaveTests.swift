import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let server = FakeServer()
  private let overlay = OverlayViewModel()
  private let store: ObservableNotesStore
  private let list: NotesViewModel
  private let table: TableFake
  private let badge: TestObserver<Int>

  init() {
    store = .fake(server)
    list = NotesViewModel(store, server)
    table = TableFake(list)
    badge = TestObserver(store.markCount)
    store.load()
    server.answer(.load, .notes([.sample(1, "one"), .sample(2, "two")]))
  }

  private func save(_ text: String) -> EditorViewModel {
    let editor = EditorViewModel(editing: store.note(1), in: store, overlay: overlay)
    editor.textEdited(text)
    editor.save.execute()
    return editor
  }

  @Test("The row has a mark from the first save to a save that succeeds.")
  func mark() {
    let mark = TestObserver(table.rows[1].mark)
    let editor = save("one!")
    server.answer(.save, .failure(.requestFailed))
    #expect(mark.values == ["", "•", "!"])
    #expect(table.titles == ["one!", "two"])
    editor.save.execute()
    server.answer(.save, .done)
    #expect(mark.values == ["", "•", "!", "•", ""])
    #expect(badge.values == [0, 1, 0])
  }

  @Test("A failed note keeps the user's text.")
  func own() {
    _ = save("one!")
    server.answer(.save, .failure(.requestFailed))
    server.push(.stored(.sample(1, "theirs")), .deleted(1))
    store.load()
    server.answer(.load, .notes([]))
    #expect(table.titles == ["one!"])
    #expect(table.marks == ["!"])
  }

  @Test("The failure of an earlier editor's save is no error of a later editor.")
  func twoEditors() {
    _ = save("one!")
    let editor = EditorViewModel(editing: store.note(1), in: store, overlay: overlay)
    server.answer(.save, .failure(.requestFailed))
    #expect(table.marks == ["!", ""])
    #expect(!editor.isErrorShown.value)
    #expect(!editor.save.isEnabled.value)
    editor.textEdited("one!!")
    #expect(editor.save.isEnabled.value)
  }

  @Test("The badge counts marked notes that the filter hides, but none that is being deleted.")
  func hidden() {
    _ = save("one!")
    server.answer(.save, .failure(.requestFailed))
    list.rowDeleted(1)
    server.answer(.delete, .failure(.requestFailed))
    list.filterEdited("none")
    #expect(table.rows.isEmpty)
    #expect(badge.values == [0, 1, 2])
    list.filterEdited("")
    #expect(table.marks == ["!", "!"])
    list.rowDeleted(0)
    #expect(badge.values == [0, 1, 2, 1])
  }
}
