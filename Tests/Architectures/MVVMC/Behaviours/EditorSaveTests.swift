import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let services = SharedServices()
  private let milk = Note.sample(1, "Buy milk")

  @Test(
    "The text of a new note can be saved unless it is blank.",
    arguments: [
      ("", "0 characters", false), (" \n\t ", "4 characters", false), ("a", "1 character", true),
      ("👩‍🚀 東京 é", "6 characters", true),
    ])
  func new(text: String, counter: String, isEnabled: Bool) {
    let editor = services.makeEditor(.create)
    let shown = Bound(editor.viewInputData)
    editor.events.onNext(.textEdited(text))
    #expect(
      shown.data == .sample(text: text, counter: counter, isSaveEnabled: isEnabled))
    editor.events.onNext(.saveTapped)
    #expect(services.server.waiting.count == (isEnabled ? 1 : 0))
  }

  @Test(
    "The text of a note can be saved if it differs from the note's, and is not blank.",
    arguments: [("Buy milk!", true), ("", false), ("Buy milk", false)])
  func edited(text: String, isEnabled: Bool) {
    let editor = services.makeEditor(.edit(milk))
    let shown = Bound(editor.viewInputData)
    #expect(shown.data == .sample(text: "Buy milk", counter: "8 characters"))
    editor.events.onNext(.textEdited("Buy"))
    editor.events.onNext(.textEdited(text))
    #expect(shown.data.text == text && shown.data.isSaveEnabled == isEnabled)
  }

  @Test("While a save runs, text and Save are disabled; success closes the editor.")
  func saving() {
    services.load(milk)
    let editor = services.makeEditor(.edit(milk))
    let shown = Bound(editor.viewInputData)
    var closed = 0
    editor.onFinish = { closed += 1 }
    editor.events.onNext(.textEdited("Buy"))
    editor.events.onNext(.saveTapped)
    editor.events.onNext(.saveTapped)
    #expect(
      shown.data == .sample(text: "Buy", counter: "3 characters", isEditable: false))
    #expect(services.server.waiting.count == 1 && closed == 0)
    services.server.answer(.save, .done)
    #expect(closed == 1)
    var saved = milk
    (saved.text, saved.changedAt) = ("Buy", .sample(minute: 60))
    #expect(services.notes.currentState.notes[1] == saved)
  }

  @Test("Cancel closes an editor whose text is as it was when it opened.")
  func cancel() {
    let editor = services.makeEditor(.edit(milk))
    var closed = 0
    editor.onFinish = { closed += 1 }
    editor.events.onNext(.textEdited("Buy"))
    editor.events.onNext(.textEdited("Buy milk"))
    editor.events.onNext(.cancelTapped)
    #expect(closed == 1)
  }
}
