import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let server = FakeServer()
  private let notes = SharedStore(NotesState())
  private let service: NotesService
  private let milk = Note.sample(1, "Buy milk")

  init() {
    var ids = (1001...).makeIterator()
    service = NotesService(
      client: NotesController(transport: server),
      timeAndIDs: TimeAndIDs(now: { .sample(minute: 60) }, makeNoteID: { ids.next() ?? 0 }),
      session: .ada, store: notes)
    notes.commit { [milk] in $0.endLoad([milk]) }
  }

  private func makeEditor(_ mode: EditorMode) -> EditorViewModelImpl {
    EditorViewModelImpl(provider: EditorProviderImpl(mode: mode, notes: notes, service: service))
  }

  private func shown(_ editor: EditorViewModelImpl) -> String { "\(editor.viewInputData.value)" }

  @Test(
    "The text of a new note can be saved unless it is blank.",
    arguments: [
      ("", "0 characters", false), (" \n\t ", "4 characters", false), ("a", "1 character", true),
      ("👩‍🚀 東京 é", "6 characters", true),
    ])
  func new(text: String, counter: String, isEnabled: Bool) {
    let editor = makeEditor(.create)
    editor.events.onNext(.textEdited(text))
    let data = EditorViewInputData(text: text, counter: counter, isSaveEnabled: isEnabled)
    #expect(shown(editor) == "\(data)")
    editor.events.onNext(.saveTapped)
    #expect(server.waiting.isEmpty != isEnabled)
  }

  @Test(
    "The text of a note can be saved if it differs from the note's, and is not blank.",
    arguments: [("Buy milk!", true), ("", false), ("Buy milk", false)])
  func edited(text: String, isEnabled: Bool) {
    let editor = makeEditor(.edit(milk))
    let opened = EditorViewInputData(text: "Buy milk", counter: "8 characters")
    #expect(shown(editor) == "\(opened)")
    editor.events.onNext(.textEdited("Buy"))
    editor.events.onNext(.textEdited(text))
    #expect(editor.viewInputData.value.isSaveEnabled == isEnabled)
  }

  @Test("While a save runs, text and Save are disabled; success closes the editor.")
  func saving() {
    let editor = makeEditor(.edit(milk))
    var closed = 0
    editor.onFinish = { closed += 1 }
    editor.events.onNext(.textEdited("Buy"))
    editor.events.onNext(.saveTapped)
    editor.events.onNext(.saveTapped)
    let saving = EditorViewInputData(text: "Buy", counter: "3 characters", isEditable: false)
    #expect(shown(editor) == "\(saving)")
    #expect(server.waiting.count == 1 && closed == 0)
    #expect(notes.currentState.notes.mark(of: 1) == .pending)
    server.answer(.save, .done)
    #expect(closed == 1)
    var saved = milk
    (saved.text, saved.changedAt) = ("Buy", .sample(minute: 60))
    #expect(notes.currentState.notes[1] == saved)
    #expect(notes.currentState.notes.mark(of: 1) == nil)
  }

  @Test("After a failure, the same text can be saved, and a new note keeps its id.")
  func failure() {
    let editor = makeEditor(.create)
    editor.onFinish = { Issue.record("The editor is closed.") }
    editor.events.onNext(.textEdited("Tea"))
    editor.events.onNext(.saveTapped)
    server.answer(.save, .failure(.requestFailed))
    let failed = EditorViewInputData(
      text: "Tea", counter: "3 characters", isSaveEnabled: true, isErrorShown: true)
    #expect(shown(editor) == "\(failed)")
    editor.events.onNext(.textEdited("Teas"))
    editor.events.onNext(.saveTapped)
    let saving = EditorViewInputData(text: "Teas", counter: "4 characters", isEditable: false)
    #expect(shown(editor) == "\(saving)")
    let saved = Note(id: 1001, createdAt: .sample(minute: 60), text: "Teas")
    #expect(notes.currentState.notes.notes == [1: milk, 1001: saved])
  }

  @Test(
    "Cancel asks before a changed text is discarded; otherwise it closes, also during a save.",
    arguments: [
      ("Buy milk!", false, "asks"), ("Buy milk", false, "closes"), ("Buy", true, "closes"),
    ])
  func cancel(text: String, isSaving: Bool, effect: String) {
    let editor = makeEditor(.edit(milk))
    var effects: [String] = []
    editor.onAskToDiscard = { effects.append("asks") }
    editor.onFinish = { effects.append("closes") }
    editor.events.onNext(.textEdited(text))
    if isSaving { editor.events.onNext(.saveTapped) }
    editor.events.onNext(.cancelTapped)
    #expect(effects == [effect])
  }
}
