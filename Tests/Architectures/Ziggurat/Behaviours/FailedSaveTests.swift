import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let services = TestServices(loading: .sample(1, "Milk"), .sample(2, "Eggs"))
  private var notes: NotesService { services.notes }

  // MARK: - Presenters

  @Test("A row has the mark of its note.", arguments: [(WriteMark.pending, "•"), (.failed, "!")])
  func presentedRow(mark: WriteMark, text: String) {
    let context = FakeContext {
      $0.list = [
        .sample(1, "Milk"),
        Note(id: 2, createdAt: .sample(minute: 1), text: "", picture: ImageReference("note-2")),
      ]
      $0.marks = [1: mark]
    }
    let rows = NotesPresenter.present(context, last: nil).rows.content
    #expect(
      rows.presented.map(\.content) == [
        NoteRowViewModel(
          id: 1, title: "Milk", picture: "", date: "2026-01-01 09:01:00", mark: text),
        NoteRowViewModel(
          id: 2, title: "Untitled", picture: "note-2", date: "2026-01-01 09:01:00", mark: ""),
      ])
  }

  @Test("The badge is the number of marks, whichever tab is chosen.", arguments: [0, 1])
  func presentedBadge(tab: Int) {
    let context = FakeContext {
      $0.marks = [1: .failed, 2: .pending]
      $0.selectedTab = tab
    }
    let profile = tab == 0 ? nil : ProfilePresenter.present(context, last: nil)
    #expect(
      TabsPresenter.present(context, last: nil)
        == TabsViewModel(
          selectedTab: tab, badge: 2, notes: Branch(NotesPresenter.present(context, last: nil)),
          detail: nil, profile: profile.map(Branch.init), editor: nil))
  }

  // MARK: - Services

  @Test("A note is marked while it is saved and after a failure, until a save succeeds.")
  func marks() {
    for succeeds in [false, true] {
      _ = services.renderer.heard()
      _ = notes.save(.sample(1, "Milk!")) { _, succeeded in #expect(succeeded == succeeds) }
      #expect(notes.mark(of: 1) == .pending && notes.markCount == 1)
      #expect(services.renderer.heard().contains(.rows))
      services.server.answer(.save, succeeds ? .done : .failure(.requestFailed))
      #expect(notes.mark(of: 1) == (succeeds ? nil : .failed))
      #expect(notes.markCount == (succeeds ? 0 : 1))
      #expect(services.renderer.heard().contains(.rows))
    }
  }

  @Test("Marks of notes that a filter hides are counted.") func hiddenRow() {
    _ = notes.save(.sample(1, "Milk")) { _, _ in }
    services.server.answer(.save, .failure(.requestFailed))
    notes.filterEdited("egg")
    #expect(notes.rowIDs == [2] && notes.markCount == 1)
  }

  @Test("A failure is an error of the editor that has saved, not of the next one.")
  func nextEditor() {
    let editor = services.editor
    services.navigation.open(.sample(1, "Milk"))
    editor.editTapped()
    editor.textEdited("Milk!")
    editor.saveTapped()
    editor.cancelTapped(1)
    editor.editTapped()
    #expect(editor.draft?.number == 2 && editor.draft?.text == "Milk!")
    editor.textEdited("Milk?")
    services.server.answer(.save, .failure(.requestFailed))
    #expect(editor.draft?.progress == .editing && notes.mark(of: 1) == .failed)

    editor.saveTapped()
    services.server.answer(.save, .failure(.requestFailed))
    #expect(editor.draft?.progress == .failed && editor.draft?.canBeSaved == true)
    editor.saveTapped()
    services.server.answer(.save, .done)
    #expect(editor.draft == nil && notes.mark(of: 1) == nil)
  }
}
