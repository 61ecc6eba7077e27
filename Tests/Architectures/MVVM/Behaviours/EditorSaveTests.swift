import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let server = FakeServer()
  private let overlay = Overlay()
  private let store: ObservableNotesStore
  private let editor: EditorViewModel
  private let isEnabled: TestObserver<Bool>
  private let closings: EventObserver<Void>

  init() {
    let milk = Note.sample(1, "Buy milk")
    store = .fake(server, [milk])
    overlay.setEditor(true)
    editor = EditorViewModel(editing: milk, in: store, overlay: overlay)
    isEnabled = TestObserver(editor.save.isEnabled)
    closings = EventObserver(editor.close)
  }

  @Test("Save is enabled while the text is not blank and differs from the note's.")
  func enabled() {
    let counter = TestObserver(editor.counter)
    editor.textEdited("Buy milk!")
    #expect(isEnabled.values == [false, true])
    editor.textEdited("")
    #expect(isEnabled.values == [false, true, false])
    editor.textEdited("👩‍🚀")
    editor.textEdited("Buy milk")
    #expect(isEnabled.values == [false, true, false, true, false])
    #expect(
      counter.values
        == ["8 characters", "9 characters", "0 characters", "1 character", "8 characters"])
  }

  @Test("Save of a blank text sends no request.")
  func blank() {
    let editor = EditorViewModel(editing: nil, in: store, overlay: overlay)
    #expect(editor.text.value == "")
    editor.textEdited(" \n\t ")
    #expect(editor.counter.value == "4 characters")
    editor.save.execute()
    #expect(server.waiting.isEmpty)
  }

  @Test("While a save runs, text and Save are disabled; its success closes the editor.")
  func saving() {
    let isEditable = TestObserver(editor.isEditable)
    editor.textEdited("Buy milk!")
    editor.save.execute()
    #expect(server.waiting.map(\.subject) == ["1"])
    var saved = Note.sample(1, "Buy milk!")
    saved.changedAt = .sample(minute: 60)
    #expect(store.note(1) == saved)
    #expect(closings.events.isEmpty && !overlay.isEmpty.value)
    server.answer(.save, .done)
    #expect(closings.events.count == 1 && overlay.isEmpty.value)
    #expect(isEnabled.values == [false, true, false])
    #expect(isEditable.values == [true, false, true])
    #expect(!editor.isErrorShown.value)
  }

  @Test("After a failure, Save is enabled for the same text; Cancel does not stop the next save.")
  func failure() {
    let isErrorShown = TestObserver(editor.isErrorShown)
    editor.textEdited("Buy milk!")
    editor.save.execute()
    server.answer(.save, .failure(.requestFailed))
    #expect(isEnabled.values == [false, true, false, true])
    editor.save.execute()
    #expect(isErrorShown.values == [false, true, false])
    editor.cancelTapped()
    #expect(closings.events.count == 1)
    server.answer(.save, .done)
    #expect(store.note(1)?.text == "Buy milk!")
    #expect(store.mark(of: 1) == nil)
  }

  @Test("Cancel closes an unchanged editor without a question.")
  func cancel() {
    editor.cancelTapped()
    #expect(closings.events.count == 1 && overlay.isEmpty.value)
  }
}
