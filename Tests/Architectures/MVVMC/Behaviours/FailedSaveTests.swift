import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let services = SharedServices()
  private let list: NotesViewModelImpl
  private let tabs: TabsViewModelImpl
  private let milk = Note.sample(1, "Milk")

  init() {
    list = services.makeList()
    tabs = TabsViewModelImpl(provider: TabsProviderImpl(notes: services.notes))
    services.server.answer(.load, .notes([milk, .sample(2, "Bread")]))
  }

  private func makeEditor(of note: Note) -> EditorViewModelImpl {
    EditorViewModelImpl(
      provider: EditorProviderImpl(
        mode: .edit(note), notes: services.notes, service: services.service))
  }

  @Test("The mark and the badge follow the save; only the row of the note is rendered again.")
  func marks() {
    var cell = NoteCellInputData(title: "Milk", date: "2026-01-01 09:01:00", mark: "•")
    var last = list.viewInputData.value.cells
    var results: [Bool] = []
    func expectChange(to mark: String, badge: Int) {
      cell.mark = mark
      let cells = list.viewInputData.value.cells
      let changed = cells.changed(among: [2, 1], since: last)
      #expect(changed.map(\.id) == [1] && changed.map(\.data) == [cell])
      #expect(tabs.viewInputData.value.notesBadge == badge)
      last = cells
    }
    services.service.save(milk) { results.append($0) }
    expectChange(to: "•", badge: 1)
    services.server.answer(.save, .failure(.requestFailed))
    expectChange(to: "!", badge: 1)
    services.service.save(milk) { results.append($0) }
    expectChange(to: "•", badge: 1)
    services.server.answer(.save, .done)
    expectChange(to: "", badge: 0)
    #expect(results == [false, true])
  }

  @Test("The badge counts rows that the filter hides, and no note that is being deleted.")
  func badge() {
    services.service.save(milk) { _ in }
    services.server.answer(.save, .failure(.requestFailed))
    services.service.save(services.service.makeNote(text: "Third")) { _ in }
    list.events.onNext(.filterEdited("bread"))
    #expect(list.viewInputData.value.rows == [2])
    #expect(tabs.viewInputData.value.notesBadge == 2)
    services.service.delete(1)
    #expect(tabs.viewInputData.value.notesBadge == 1)
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(tabs.viewInputData.value.notesBadge == 2)
  }

  @Test("An editor of a note shows no error if an earlier editor's save fails.")
  func secondEditor() {
    let first = makeEditor(of: milk)
    first.events.onNext(.textEdited("Milk, bread"))
    first.events.onNext(.saveTapped)
    var note = milk
    note.text = "Milk, bread"
    let second = makeEditor(of: note)
    second.events.onNext(.textEdited("Milk, salt"))
    services.server.answer(.save, .failure(.requestFailed))
    let data = EditorViewInputData(
      text: "Milk, salt", counter: "10 characters", isSaveEnabled: true)
    #expect("\(second.viewInputData.value)" == "\(data)")
    second.events.onNext(.saveTapped)
    services.server.answer(.save, .done)
    let saved = list.viewInputData.value.cells.cell(of: 1)
    #expect(saved == NoteCellInputData(title: "Milk, salt", date: "2026-01-01 10:00:00"))
  }
}
