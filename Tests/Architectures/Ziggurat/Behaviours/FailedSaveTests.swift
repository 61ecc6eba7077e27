import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  struct Presenters {
    @Test("A row has the mark of its note.", arguments: [(WriteMark.pending, "•"), (.failed, "!")])
    func row(mark: WriteMark, text: String) {
      let context = FakeContext {
        $0.list = [
          .sample(1, "Milk"),
          Note(id: 2, createdAt: .sample(minute: 1), text: "", picture: ImageReference("note-2")),
        ]
        $0.marks = [1: mark]
      }
      #expect(
        NotesPresenter.present(context).rows.inView == [
          NoteRowViewModel(
            id: 1, title: "Milk", picture: "", date: "2026-01-01 09:01:00", mark: text,
            isSelected: false),
          NoteRowViewModel(
            id: 2, title: "Untitled", picture: "note-2", date: "2026-01-01 09:01:00", mark: "",
            isSelected: false),
        ])
    }

    @Test(
      "The badge is the number of marks, whichever tab is chosen.",
      arguments: [Tab.notes, .profile])
    func badge(tab: Tab) {
      let context = FakeContext {
        $0.marks = [1: .failed, 2: .pending]
        $0.selectedTab = tab
      }
      let viewModel = TabsPresenter.present(context)
      #expect(viewModel.badge == 2 && viewModel.selectedTab == tab.rawValue)
      #expect((viewModel.profile != nil) == (tab == .profile))
    }
  }

  struct Services {
    private let services = TestServices(loading: [.sample(1, "Milk"), .sample(2, "Eggs")])
    private var server: FakeServer { services.server }
    private var notes: NotesService { services.notes }

    @Test("A note is marked while it is saved and after a failure, until a save succeeds.")
    func marks() {
      #expect(services.renderer.hears { services.save("Milk!", of: 1) })
      #expect(notes.mark(of: 1) == .pending && notes.markCount == 1)
      #expect(services.renderer.hears { server.answer(.save, .failure(.requestFailed)) })
      #expect(notes.mark(of: 1) == .failed && notes.markCount == 1)
      notes.saveTapped()
      #expect(notes.mark(of: 1) == .pending)
      server.answer(.save, .done)
      #expect(notes.mark(of: 1) == nil && notes.markCount == 0)
    }

    @Test("Marks of notes that a filter hides are counted.") func hiddenRow() {
      services.save("Milk!", of: 1)
      server.answer(.save, .failure(.requestFailed))
      notes.filterEdited("egg")
      #expect(notes.rowIDs == [2] && notes.markCount == 1)
    }

    @Test("A failure is an error of the editor that has saved, not of the next one.")
    func nextEditor() {
      let editor = services.editor
      notes.rowOpened(1)
      notes.editTapped()
      editor.textEdited("Milk!", in: 1)
      notes.saveTapped()
      editor.cancelTapped(1)
      notes.editTapped()
      #expect(editor.draft?.number == 2 && editor.draft?.text == "Milk!")
      editor.textEdited("Milk?", in: 2)
      server.answer(.save, .failure(.requestFailed))
      #expect(editor.draft?.progress == .editing && notes.mark(of: 1) == .failed)

      notes.saveTapped()
      server.answer(.save, .failure(.requestFailed))
      #expect(editor.draft?.progress == .failed && editor.draft?.canBeSaved == true)
      notes.saveTapped()
      server.answer(.save, .done)
      #expect(editor.draft == nil && notes.mark(of: 1) == nil)
    }
  }
}
