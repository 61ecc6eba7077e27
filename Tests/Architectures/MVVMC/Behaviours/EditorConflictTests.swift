import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let server = FakeServer()
  private let notes = SharedStore(NotesState())
  private let editor: EditorViewModelImpl
  private var data = EditorViewInputData(
    text: "Buy milk!", counter: "9 characters", isSaveEnabled: true)

  /// Begins with a dirty draft.
  init() {
    let milk = Note.sample(1, "Buy milk")
    notes.commit { $0.endLoad([milk]) }
    let service = NotesService(
      client: NotesController(transport: server),
      timeAndIDs: TimeAndIDs(now: { .sample(minute: 60) }, makeNoteID: { 1001 }),
      session: .ada, store: notes)
    editor = EditorViewModelImpl(
      provider: EditorProviderImpl(mode: .edit(milk), notes: notes, service: service))
    editor.events.onNext(.textEdited("Buy milk!"))
  }

  private var shown: String { "\(editor.viewInputData.value)" }

  private func push(_ text: String, id: Note.ID = 1) {
    server.push(.stored(.sample(id, text)))
  }

  // MARK: - The draft

  @Test(
    "A dirty draft is in conflict with a text that is neither its base nor its own.",
    arguments: [("Buy beer", true), ("Buy milk", false), ("Buy milk!", false), (nil, false)])
  func conflict(theirs: String?, isInConflict: Bool) {
    var draft = EditorDraft("Buy milk")
    draft.edit("Buy milk!")
    draft.follow(theirs)
    #expect(draft.isInConflict == isInConflict)
    #expect(draft.text == "Buy milk!" && draft.isDirty)
  }

  @Test("A clean draft takes over the list's text when that changes, not when it becomes clean.")
  func clean() {
    var draft = EditorDraft("Buy milk")
    draft.follow("Buy beer")
    #expect(draft == EditorDraft("Buy beer"))
    draft.edit("Mine")
    draft.follow("Theirs")
    draft.edit("Buy beer")
    draft.follow("Theirs")
    #expect(draft.text == "Buy beer" && draft.isInConflict && !draft.isDirty)
  }

  @Test("If the note was deleted, there is nothing to keep or to take.")
  func deleted() {
    var draft = EditorDraft("Buy milk")
    draft.edit("Buy milk!")
    draft.follow(nil)
    let dirty = draft
    draft.keepMine()
    draft.takeTheirs()
    #expect(draft == dirty)
  }

  // MARK: - The module

  @Test("A push of the note shows the conflict until the note is deleted; other notes do not.")
  mutating func shows() {
    push("Another", id: 2)
    #expect(shown == "\(data)")
    push("Buy beer")
    data.isConflictShown = true
    #expect(shown == "\(data)")
    server.push(.deleted(1))
    data.isConflictShown = false
    #expect(shown == "\(data)")
  }

  @Test("Keep mine ends the conflict with a dirty text; the next push is another conflict.")
  mutating func keepMine() {
    push("Buy beer")
    editor.events.onNext(.keepMineTapped)
    #expect(shown == "\(data)")
    push("Buy wine")
    data.isConflictShown = true
    #expect(shown == "\(data)")
  }

  @Test("Take theirs leaves nothing to save.")
  func takeTheirs() {
    push("Buy beer\nand crisps")
    editor.events.onNext(.takeTheirsTapped)
    let theirs = EditorViewInputData(text: "Buy beer\nand crisps", counter: "19 characters")
    #expect(shown == "\(theirs)")
  }

  @Test("Save needs no answer to the conflict, and means the user's text.")
  mutating func save() {
    push("Buy beer")
    editor.events.onNext(.saveTapped)
    (data.isSaveEnabled, data.isEditable) = (false, false)
    #expect(shown == "\(data)")
    #expect(notes.currentState.notes[1]?.text == "Buy milk!")
  }
}
