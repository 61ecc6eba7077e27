import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  @Test("The conflict shows while the list's text is not the user's.") func presented() {
    var draft = EditorDraft(number: 7, of: .sample(1, "Milk"))
    draft.edit("Milk!")
    draft.follow(.sample(1, "Beer"))
    #expect(
      EditorPresenter.present(FakeContext { $0.draft = draft })
        == EditorViewModel(
          number: 7, text: "Milk!", isTextEnabled: true, counter: "5 characters",
          isSaveEnabled: true, isErrorShown: false, isConflictShown: true))
  }

  struct Service {
    private let services = TestServices(loading: [.sample(1, "Milk")])
    private var editor: EditorService { services.editor }

    init() {
      services.notes.rowOpened(1)
      services.notes.editTapped()
    }

    private func push(_ text: String) {
      services.server.push(.stored(.sample(1, text)))
    }

    @Test("A conflict comes and goes with the list's text.") func comesAndGoes() {
      editor.textEdited("Milk!", in: 1)
      #expect(editor.draft?.theirText == nil)
      push("Beer")
      #expect(editor.draft?.theirText == "Beer")
      push("Milk")
      #expect(editor.draft?.theirText == nil)
      push("Milk!")
      #expect(editor.draft?.theirText == nil)
      editor.textEdited("Milk!!", in: 1)
      #expect(editor.draft?.theirText == "Milk!")
    }

    @Test("A clean draft takes over the list's new text.") func takesOver() {
      push("Beer")
      #expect(editor.draft?.text == "Beer" && editor.draft?.isChanged == false)
    }

    @Test("Typing a draft clean again takes nothing over.") func cleanAgain() {
      editor.textEdited("Milk!", in: 1)
      push("Wine")
      editor.textEdited("Milk", in: 1)
      services.server.push(.stored(.sample(2, "Another note")))
      #expect(editor.draft?.text == "Milk" && editor.draft?.theirText == "Wine")
    }

    @Test("\"Keep mine\" ends the conflict until the next push.") func keepMine() {
      editor.textEdited("Milk!", in: 1)
      push("Beer")
      #expect(services.renderer.hears { editor.keepMineTapped() })
      #expect(editor.draft?.theirText == nil && editor.draft?.text == "Milk!")
      push("Wine")
      #expect(editor.draft?.theirText == "Wine")
    }

    @Test("After Keep mine, Cancel asks.") func cancelAfterKeepMine() {
      editor.textEdited("Milk!", in: 1)
      push("Beer")
      editor.keepMineTapped()
      #expect(services.renderer.hears { editor.cancelTapped(1) })
      #expect(editor.draft != nil && services.navigation.alert != nil)
      #expect(services.renderer.hears { editor.keepTapped() })
      #expect(editor.draft?.text == "Milk!" && services.navigation.alert == nil)
    }

    @Test("\"Take theirs\" leaves a clean text.") func takeTheirs() {
      editor.textEdited("Milk!", in: 1)
      push("Beer")
      #expect(services.renderer.hears { editor.takeTheirsTapped() })
      #expect(editor.draft?.theirText == nil && editor.draft?.text == "Beer")
      editor.cancelTapped(1)
      #expect(editor.draft == nil && services.navigation.alert == nil)
    }
  }
}
