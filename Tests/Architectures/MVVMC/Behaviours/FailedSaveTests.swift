import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let services = SharedServices()
  private let notes: any NotesViewModel
  private let list: Bound<NotesViewInputData>
  private let tabs: any TabsViewModel
  private let tabBar: Bound<TabsViewInputData>
  private let milk = Note.sample(1, "Milk")

  init() {
    notes = services.makeList()
    list = Bound(notes.viewInputData)
    tabs = TabsViewModelImpl(provider: TabsProviderImpl(notes: services.notes))
    tabBar = Bound(tabs.viewInputData)
    services.server.answer(.load, .notes([milk, .sample(2, "Bread")]))
  }

  /// Edits a note and saves it.
  private func save(_ text: String, _ mode: EditorMode) -> any EditorViewModel {
    let editor = services.makeEditor(mode)
    editor.events.onNext(.textEdited(text))
    editor.events.onNext(.saveTapped)
    return editor
  }

  @Test("The mark of the row and the badge follow the save, the failure, and the next save.")
  func marks() {
    func expect(mark: String, badge: Int) {
      #expect(notes.cell(of: 1).mark == mark)
      #expect(notes.cell(of: 2).mark.isEmpty)
      #expect(tabBar.data.notesBadge == badge)
    }
    let editor = save("Milk!", .edit(milk))
    expect(mark: "•", badge: 1)
    services.server.answer(.save, .failure(.requestFailed))
    expect(mark: "!", badge: 1)
    editor.events.onNext(.saveTapped)
    expect(mark: "•", badge: 1)
    services.server.answer(.save, .done)
    expect(mark: "", badge: 0)
  }

  @Test("The badge is the number of marks that the provider has counted.", arguments: [0, 2])
  func count(marks: Int) {
    let provider = FakeTabsProvider()
    let tabBar = Bound(TabsViewModelImpl(provider: provider).viewInputData)
    provider.currentState.markCount = marks
    #expect(tabBar.data.notesBadge == marks)
  }

  @Test("The badge counts rows that the filter hides, and no note that is being deleted.")
  func badge() {
    let editors = [save("Milk!", .edit(milk)), save("Third", .create)]
    services.server.answer(.save, .failure(.requestFailed))
    services.server.answer(.save, .failure(.requestFailed))
    #expect(editors.allSatisfy { Bound($0.viewInputData).data.isErrorShown })
    notes.events.onNext(.filterEdited("milk"))
    #expect(list.data.rows == [1] && tabBar.data.notesBadge == 2)
    notes.events.onNext(.rowDeleted(1))
    #expect(tabBar.data.notesBadge == 1)
    services.server.answer(.delete, .failure(.requestFailed))
    #expect(tabBar.data.notesBadge == 2)
  }

  @Test("An editor of a note shows no error if an earlier editor's save fails.")
  func secondEditor() {
    _ = save("Milk, bread", .edit(milk))
    let second = services.makeEditor(.edit(.sample(1, "Milk, bread")))
    let shown = Bound(second.viewInputData)
    second.events.onNext(.textEdited("Milk, salt"))
    services.server.answer(.save, .failure(.requestFailed))
    #expect(
      shown.data
        == .sample(text: "Milk, salt", counter: "10 characters", isSaveEnabled: true))
    #expect(tabBar.data.notesBadge == 1)
    second.events.onNext(.saveTapped)
    services.server.answer(.save, .done)
    #expect(
      notes.cell(of: 1)
        == .sample(title: "Milk, salt", date: "2026-01-01 10:00:00"))
  }
}
