import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let server = FakeServer()
  private let overlay = OverlayViewModel()
  private let store: ObservableNotesStore
  private let editor: EditorViewModel
  private let isConflictShown: TestObserver<Bool>
  private let text: TestObserver<String>

  init() {
    store = .fake(server, [.sample(1, "milk"), .sample(2, "other")])
    editor = EditorViewModel(editing: store.note(1), in: store, overlay: overlay)
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
    server.push(.deleted(1))
    #expect(isConflictShown.values == [false, true, false, true, false])
    editor.keepMineTapped()
    editor.takeTheirsTapped()
    #expect(text.values == ["milk", "milk!", "milk!!"])
  }

  @Test("A clean draft takes over the list's text, but only when that changes.")
  func clean() {
    push("beer")
    #expect(text.values == ["milk", "beer"])
    #expect(isConflictShown.values == [false])
    editor.textEdited("beer!")
    push("wine")
    editor.textEdited("beer")
    server.push(.stored(.sample(2, "another")))
    #expect(text.values == ["milk", "beer", "beer!", "beer"])
    #expect(isConflictShown.values == [false, true])
    #expect(!editor.save.isEnabled.value)
  }

  @Test("Keep mine ends the conflict, and the next push is another one.")
  func keepMine() {
    editor.textEdited("milk!")
    push("beer")
    editor.keepMineTapped()
    #expect(isConflictShown.values == [false, true, false])
    #expect(editor.save.isEnabled.value)
    push("wine")
    #expect(isConflictShown.values == [false, true, false, true])
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

  @Test("Cancel asks before it discards a dirty draft.")
  func cancel() {
    let closings = EventObserver(editor.close)
    let questions = EventObserver(editor.askToDiscard)
    let clearings = EventObserver(overlay.cleared)
    editor.textEdited("milk!")
    editor.cancelTapped()
    #expect(questions.events.count == 1 && overlay.hasAlert)
    editor.keepTapped()
    #expect(!overlay.hasAlert && clearings.events.isEmpty)
    editor.cancelTapped()
    #expect(closings.events.isEmpty)
    editor.discardTapped()
    #expect(closings.events.count == 1 && clearings.events.count == 1)
  }
}
