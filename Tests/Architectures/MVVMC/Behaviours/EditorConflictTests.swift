import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let services = SharedServices()
  private let editor: any EditorViewModel
  private let shown: Bound<EditorViewInputData>
  private var data = EditorViewInputData.sample(
    text: "Buy milk!", counter: "9 characters", isSaveEnabled: true)

  /// Begins with a dirty draft.
  init() {
    let milk = Note.sample(1, "Buy milk")
    services.load(milk)
    editor = services.makeEditor(.edit(milk))
    shown = Bound(editor.viewInputData)
    editor.events.onNext(.textEdited("Buy milk!"))
  }

  private func push(_ text: String, id: Note.ID = 1) {
    services.server.push(.stored(.sample(id, text)))
  }

  @Test(
    "A dirty draft is in conflict with a pushed text that is neither its base nor its own.",
    arguments: [("Buy beer", true), ("Buy milk", false), ("Buy milk!", false)])
  mutating func conflict(theirs: String, isInConflict: Bool) {
    push("Buy wine")
    push(theirs)
    data.isConflictShown = isInConflict
    #expect(shown.data == data)
  }

  @Test("A change of another note is no conflict; a delete of the note ends the conflict.")
  mutating func otherNotes() {
    push("Another", id: 2)
    #expect(shown.data == data)
    push("Buy beer")
    services.server.push(.deleted(2))
    data.isConflictShown = true
    #expect(shown.data == data)
    services.server.push(.deleted(1))
    data.isConflictShown = false
    #expect(shown.data == data)
  }

  @Test("A draft with its first text again keeps that text, and Cancel closes it.")
  func firstText() {
    var closed = 0
    editor.onFinish = { closed += 1 }
    push("Buy beer")
    editor.events.onNext(.textEdited("Buy milk"))
    #expect(
      shown.data
        == .sample(text: "Buy milk", counter: "8 characters", isConflictShown: true))
    editor.events.onNext(.cancelTapped)
    #expect(closed == 1)
  }

  @Test("After Keep mine, Cancel asks, another push is another conflict, and Save saves the draft.")
  mutating func keepMine() {
    var questions = 0
    editor.onAskToDiscard = { questions += 1 }
    push("Buy beer")
    editor.events.onNext(.keepMineTapped)
    #expect(shown.data == data)
    editor.events.onNext(.cancelTapped)
    #expect(questions == 1)
    push("Buy wine")
    data.isConflictShown = true
    #expect(shown.data == data)
    editor.events.onNext(.keepMineTapped)
    editor.events.onNext(.saveTapped)
    (data.isSaveEnabled, data.isEditable, data.isConflictShown) = (false, false, false)
    #expect(shown.data == data)
    #expect(services.notes.currentState.notes[1]?.text == "Buy milk!")
  }

  @Test("After Take theirs, the pushed text is in the editor, and there is nothing to save.")
  func takeTheirs() {
    push("Buy beer\nand crisps")
    editor.events.onNext(.takeTheirsTapped)
    #expect(
      shown.data == .sample(text: "Buy beer\nand crisps", counter: "19 characters"))
  }
}
