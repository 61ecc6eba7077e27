import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  fileprivate static func push(_ text: String) -> AppAction {
    .notes(.changesPushed([.stored(.sample(1, text))]))
  }

  private let open = AppState.loaded(.sample(1, "Milk")).after(
    .notes(.rowOpened(1)), .detail(.editTapped))

  @Test(
    "The list's text conflicts if it is neither the base nor the draft.",
    arguments: [(nil, false), ("Milk", false), ("Milk!", false), ("Beer", true)])
  func conflicts(theirs: String?, conflicts: Bool) {
    #expect(EditorDraft(base: "Milk", text: "Milk!").conflicts(with: theirs) == conflicts)
  }

  @Test("An open editor has the text with which it opened, and the text of the list now.")
  func theirs() throws {
    let number = try #require(open.editor).number
    let selectors = EditorSelectors(number: number)
    let pushed = open.after(Self.push("Beer"))
    #expect(selectors.initialText(pushed) == "Milk" && selectors.theirs(pushed) == "Beer")
    #expect(selectors.theirs(pushed.after(.notes(.changesPushed([.deleted(1)])))) == nil)
    #expect(EditorSelectors(number: number + 1).theirs(pushed) == nil)
  }

  @Suite struct Form {
    private let server = FakeServer()
    private let screen: TestScreen
    private let store: Store

    init() throws {
      screen = TestScreen(server)
      store = Store(
        .loaded(.sample(1, "Milk")).after(.notes(.rowOpened(1)), .detail(.editTapped)), server,
        on: screen)
      let number = try #require(store.state.editor).number
      screen.show(EditorViewController(number, store, on: screen.loop))
    }

    @Test("A push to a clean draft replaces its text.")
    func clean() {
      push("Wine")
      #expect(text == "Wine" && !showsConflict)
      #expect(screen.text("editor.counter") == "4 characters")
    }

    @Test("A push to a dirty draft is a conflict until the texts are equal.")
    func comesAndGoes() {
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
      expectCancelCloses()
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
      #expect(store.state.route.alert?.kind == .discardChanges)
      screen.loop.turn { store.dispatch(.editor(.keepTapped)) }
      #expect(store.state.route.alert == nil && store.state.editor != nil)
      screen.tap("editor.save")
      #expect(server.waiting.map(\.kind) == [.save])
      #expect(store.state.notes.collection[1]?.text == "Milk!")
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
      expectCancelCloses()
    }

    private var text: String { screen.view("editor.text", as: TextView.self).text }

    private var showsConflict: Bool {
      let shown = ["editor.conflict", "editor.keepMine", "editor.takeTheirs"].map(screen.isShown)
      #expect(Set(shown).count == 1)
      return shown[0]
    }

    private func push(_ text: String) {
      screen.loop.turn { store.dispatch(EditorConflictTests.push(text)) }
    }

    private func expectCancelCloses() {
      screen.tap("editor.cancel")
      #expect(store.state.editor == nil && store.state.route.alert == nil)
    }
  }
}
