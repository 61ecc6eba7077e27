import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let screen = TestScreen()
  private let recorder = ActionRecorder()
  private let store: AppStore

  init() {
    let note = Note.sample(1, "Milk")
    store = AppStore(.loaded(note).after(.detail(.editTapped(note))), recorder)
    screen.show(EditorViewController(3, store, on: screen.loop))
  }

  @Test(
    "The list's text conflicts if it is neither the base nor the draft.",
    arguments: [(nil, false), ("Milk", false), ("Milk!", false), ("Beer", true)])
  func conflicts(theirs: String?, conflicts: Bool) {
    #expect(EditorDraft(base: "Milk", text: "Milk!").conflicts(with: theirs) == conflicts)
  }

  @Test("An editor compares with the list's text, if the list has the note.")
  func theirs() {
    push("Beer")
    let selectors = EditorSelectors(number: 3)
    #expect(selectors.initialText(store.state) == "Milk")
    #expect(selectors.theirs(store.state) == "Beer")
    #expect(selectors.theirs(store.state.after(.notes(.changesPushed([.deleted(1)])))) == nil)
    #expect(EditorSelectors(number: 2).theirs(store.state) == nil)
  }

  @Test(
    "A push to a dirty draft is a conflict until the texts are equal; to a clean one it is not.")
  func comesAndGoes() {
    push("Wine")
    #expect(text == "Wine" && !showsConflict)
    #expect(screen.text("editor.counter") == "4 characters")
    push("Milk")
    screen.type("!", into: "editor.text")
    #expect(!showsConflict)
    push("Beer")
    #expect(text == "Milk!" && showsConflict)
    push("Milk")
    #expect(!showsConflict)
    push("Milk!")
    #expect(!showsConflict)
    screen.type("!", into: "editor.text")
    #expect(showsConflict)
    screen.clear("editor.text")
    screen.type("Milk", into: "editor.text")
    #expect(text == "Milk" && showsConflict)
    screen.tap("editor.cancel")
    #expect(store.state.editor == nil && store.state.route.alert == nil)
  }

  @Test("Keep mine keeps the text as a change; the next push is a new conflict.")
  func keepMine() {
    screen.type("!", into: "editor.text")
    push("Beer")
    screen.tap("editor.keepMine")
    #expect(text == "Milk!" && !showsConflict && screen.isEnabled("editor.save"))
    push("Wine")
    #expect(showsConflict)
    screen.tap("editor.keepMine")
    screen.tap("editor.cancel")
    #expect(store.state.route.alert == AlertRoute(kind: .discardChanges, number: 6))
    screen.loop.turn { store.dispatch(.editor(.keepTapped)) }
    #expect(store.state.route.alert == nil && store.state.editor != nil)
    screen.tap("editor.save")
    #expect(recorder.actions.last == .editor(.saveTapped(text: "Milk!")))
  }

  @Test("Take theirs leaves nothing to save, and nothing to ask.")
  func takeTheirs() {
    screen.type("!", into: "editor.text")
    push("Beer and crisps")
    screen.tap("editor.takeTheirs")
    #expect(text == "Beer and crisps" && !showsConflict && !screen.isEnabled("editor.save"))
    #expect(screen.text("editor.counter") == "15 characters")
    screen.type("!", into: "editor.text")
    #expect(screen.isEnabled("editor.save"))
    screen.clear("editor.text")
    screen.type("Beer and crisps", into: "editor.text")
    screen.tap("editor.cancel")
    #expect(recorder.actions.last == .editor(.cancelTapped(isDirty: false)))
  }

  // MARK: - The form

  private var text: String { screen.view("editor.text", as: TextView.self).text }

  private var showsConflict: Bool {
    let shown = ["editor.conflict", "editor.keepMine", "editor.takeTheirs"].map(screen.isShown)
    #expect(Set(shown).count == 1)
    return shown[0]
  }

  private func push(_ text: String) {
    screen.loop.turn { store.dispatch(.notes(.changesPushed([.stored(.sample(1, text))]))) }
  }
}
