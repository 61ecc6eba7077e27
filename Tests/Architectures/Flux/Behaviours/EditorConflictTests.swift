import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let test = TestApp("Milk", "Tea")
  private var id: Draft.ID { test.draftID }
  private var store: NavigationStore { test.stores.navigation }
  private var text: String? { store.draft?.text }
  private var isConflict: Bool? { store.draft?.isInConflict }

  init() {
    test.navigation.openNote(1)
    test.editor.edit(1)
  }

  private func edit(_ text: String) { test.editor.edit(text, in: id) }
  private func push(_ text: String) { test.server.push(.stored(.sample(1, text))) }

  @Test("A clean draft takes over the pushed text.")
  func clean() {
    push("Beer")
    #expect(text == "Beer" && isConflict == false && store.draft?.isDirty == false)
    push("Wine")
    #expect(text == "Wine")
  }

  @Test(
    "A conflict is shown while the pushed text is neither the draft nor the text before the edit.")
  func comesAndGoes() {
    edit("Milk!")
    #expect(isConflict == false)
    #expect(test.changes(of: store) { push("Beer") } == 1)
    #expect(isConflict == true && text == "Milk!")
    push("Milk")
    #expect(isConflict == false)
    push("Milk!")
    #expect(isConflict == false)
    edit("Milk!!")
    #expect(isConflict == true)
  }

  @Test("A note that is deleted elsewhere is no conflict, and none when it comes back unchanged.")
  func deleted() {
    edit("Milk!")
    test.server.push(.deleted(1))
    #expect(isConflict == false && text == "Milk!")
    test.editor.keepMine(in: id)
    test.editor.takeTheirs(in: id)
    #expect(text == "Milk!" && store.draft?.isDirty == true)
    push("Milk")
    #expect(isConflict == false)
    push("Beer")
    #expect(isConflict == true)
  }

  @Test("Pushes of other notes change nothing in the draft.")
  func otherNote() {
    edit("Milk!")
    let changes = test.changes(of: store) {
      test.server.push(.stored(.sample(2, "Beer")), .deleted(2))
    }
    #expect(isConflict == false && changes == 0)
  }

  @Test("A conflict stays when the text before the edit is typed again, and Cancel does not ask.")
  func cleanAgain() {
    edit("Milk!")
    push("Beer")
    edit("Milk")
    #expect(isConflict == true && text == "Milk")
    test.editor.cancel(id)
    #expect(store.draft == nil && test.stores.navigation.alert == nil)
  }

  @Test("Keep mine ends the conflict and keeps the draft, which can be saved.")
  func keepMine() {
    edit("Milk!")
    push("Milk?")
    edit("Milk")
    test.editor.keepMine(in: id)
    #expect(isConflict == false && text == "Milk" && store.draft?.canSave == true)
    push("Wine")
    #expect(isConflict == true)
    test.editor.cancel(id)
    #expect(test.stores.navigation.alert == .discardingChanges)
    test.navigation.dismissAlert()
    test.editor.save(id)
    #expect(isConflict == false && test.rows == ["•Milk", "Tea"])
    #expect(test.stores.detail.state?.text == "Milk")
  }

  @Test("Take theirs replaces the draft by the pushed text, which needs no save.")
  func takeTheirs() {
    edit("Milk!")
    push("Beer or wine")
    test.editor.takeTheirs(in: id)
    #expect(isConflict == false && text == "Beer or wine" && store.draft?.characterCount == 12)
    #expect(store.draft?.canSave == false)
    edit("Beer or wine!")
    #expect(isConflict == false && store.draft?.canSave == true)
  }
}
