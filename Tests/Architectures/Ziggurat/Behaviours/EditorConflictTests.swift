import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let milk = Note.sample(1, "Milk")
  private let services = TestServices(loading: .sample(1, "Milk"))
  private var editor: EditorService { services.editor }

  init() {
    services.connectFollowers()
    services.navigation.open(milk)
    editor.editTapped()
  }

  private func push(_ text: String) {
    services.server.push(.stored(.sample(1, text)))
  }

  @Test("The conflict shows while the list's text is not the user's.") func presented() {
    var draft = EditorDraft(number: 7, of: milk)
    draft.edit("Milk!")
    draft.follow(.sample(1, "Beer"))
    #expect(
      EditorPresenter.present(FakeContext { $0.draft = draft })
        == EditorViewModel(
          number: 7, text: "Milk!", isTextEnabled: true, counter: "5 characters",
          isSaveEnabled: true, isErrorShown: false, isConflictShown: true))
  }

  @Test("A conflict comes and goes with the list's text.") func comesAndGoes() {
    editor.textEdited("Milk!")
    #expect(editor.draft?.theirText == nil)
    _ = services.renderer.heard()
    push("Beer")
    #expect(editor.draft?.theirText == "Beer" && services.renderer.heard().contains(.editor))
    push("Milk")
    #expect(editor.draft?.theirText == nil)
    push("Milk!")
    #expect(editor.draft?.theirText == nil)
    editor.textEdited("Milk!!")
    #expect(editor.draft?.theirText == "Milk!")
    services.server.push(.deleted(1))
    #expect(editor.draft?.theirText == nil && editor.draft?.text == "Milk!!")
  }

  @Test("A clean draft takes over the list's new text, but not by becoming clean.")
  func takesOver() {
    push("Beer")
    #expect(editor.draft?.text == "Beer" && editor.draft?.isChanged == false)
    editor.textEdited("Beer!")
    push("Wine")
    editor.textEdited("Beer")
    services.server.push(.stored(.sample(2, "Another note")))
    #expect(editor.draft?.text == "Beer" && editor.draft?.theirText == "Wine")
  }

  @Test("\"Keep mine\" leaves a changed text, of which leaving asks.") func keepMine() {
    editor.textEdited("Milk!")
    push("Beer")
    _ = services.renderer.heard()
    editor.keepMineTapped()
    #expect(services.renderer.heard() == .editor)
    #expect(editor.draft?.theirText == nil && editor.draft?.text == "Milk!")
    push("Wine")
    #expect(editor.draft?.theirText == "Wine")

    _ = services.renderer.heard()
    editor.cancelTapped(1)
    #expect(editor.draft != nil && services.navigation.alert != nil)
    #expect(services.renderer.heard() == .place)
    editor.keepTapped()
    #expect(editor.draft != nil && services.navigation.alert == nil)
    editor.saveTapped()
    #expect(services.notes.note(1)?.text == "Milk!" && editor.draft?.theirText == nil)
  }

  @Test("\"Take theirs\" leaves a clean text.") func takeTheirs() {
    editor.textEdited("Milk!")
    push("Beer")
    _ = services.renderer.heard()
    editor.takeTheirsTapped()
    #expect(services.renderer.heard() == .editor)
    #expect(editor.draft?.theirText == nil && editor.draft?.text == "Beer")
    editor.cancelTapped(1)
    #expect(editor.draft == nil && services.navigation.alert == nil)
  }
}
