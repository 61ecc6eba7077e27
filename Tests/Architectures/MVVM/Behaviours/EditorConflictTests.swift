import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let server = FakeServer()
  private let store: ObservableNotesStore
  private let editor: EditorViewModel
  private let isConflictShown: TestObserver<Bool>
  private let text: TestObserver<String>

  init() {
    store = .fake(server, [.sample(1, "milk")])
    editor = EditorViewModel(editing: store.note(1), in: store, overlay: Overlay())
    isConflictShown = TestObserver(editor.isConflictShown)
    text = TestObserver(editor.text)
  }

  private func push(_ text: String) {
    server.push(.stored(.sample(1, text)))
  }

  @Test("A conflict shows while the list's text is neither the base nor the draft.")
  func shows() {
    editor.textEdited("milk!")
    push("beer")
    #expect(isConflictShown.values == [false, true])
    push("milk")
    #expect(isConflictShown.values == [false, true, false])
    push("milk!")
    editor.textEdited("milk!!")
    #expect(isConflictShown.values == [false, true, false, true])
    #expect(text.values == ["milk", "milk!", "milk!!"])
  }

  @Test("A clean draft takes over the list's text without a conflict.")
  func clean() {
    push("beer")
    #expect(text.values == ["milk", "beer"])
    #expect(isConflictShown.values == [false])
    #expect(!editor.save.isEnabled.value)
  }

  @Test("Keep mine ends the conflict and leaves a draft to save; the next push is a new conflict.")
  func keepMine() {
    let questions = EventObserver(editor.askToDiscard)
    editor.textEdited("milk!")
    push("beer")
    editor.keepMineTapped()
    push("wine")
    #expect(isConflictShown.values == [false, true, false, true])
    editor.keepMineTapped()
    editor.cancelTapped()
    #expect(questions.events.count == 1)
    editor.keepTapped()
    editor.save.execute()
    #expect(isConflictShown.values == [false, true, false, true, false])
    #expect(store.note(1)?.text == "milk!")
    #expect(text.values == ["milk", "milk!"])
  }

  @Test("Take theirs leaves nothing to save and nothing to discard.")
  func takeTheirs() {
    let closings = EventObserver(editor.close)
    editor.textEdited("milk!")
    push("beer")
    editor.takeTheirsTapped()
    #expect(text.values == ["milk", "milk!", "beer"])
    #expect(isConflictShown.values == [false, true, false])
    #expect(!editor.save.isEnabled.value)
    editor.textEdited("beer!")
    #expect(editor.save.isEnabled.value)
    editor.textEdited("beer")
    editor.cancelTapped()
    #expect(closings.events.count == 1)
  }
}
