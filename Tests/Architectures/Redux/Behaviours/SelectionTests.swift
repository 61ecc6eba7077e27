import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let selected = AppState.loaded(
    .sample(1, "Cheese"), .sample(2, "Apples"), .sample(3, "Bread")
  ).after(.notes(.rowSelected(2)))

  @Test("A push or a refresh without the note clears the selection, also while a filter hides it.")
  func deletedElsewhere() {
    let filtered = selected.after(.notes(.filterEdited("bread")))
    #expect(filtered.notes.selection == 2)
    for state in [selected, filtered] {
      let deleted = state.after(.notes(.changesPushed([.deleted(2)])))
      #expect(deleted.notes.selection == nil)
      let back = deleted.after(.notes(.changesPushed([.stored(.sample(2, "Apples"))])))
      #expect(back.notes.selection == nil)
    }
    let refreshed = selected.after(.notes(.loadBegan), .notes(.loaded([.sample(1, "Cheese")])))
    #expect(refreshed.notes.selection == nil)
  }

  @Test("The user's own delete clears the selection; a refusal does not bring it back.")
  func deletedByUser() {
    let deleted = selected.after(.notes(.rowDeleted(2)))
    #expect(deleted.notes.selection == nil)
    let refused = deleted.after(.notes(.deleteAnswered(2, 1, succeeded: false)))
    #expect(refused.notes.selection == nil && refused.notes.rows.ids == [3, 2, 1])
  }

  @Test("The selection shows in one row, and stays when another note is deleted.")
  func others() {
    let rows = [1, 2, 3].map { NotesSelectors.row(of: $0)(selected)?.isSelected }
    #expect(rows == [false, true, false])
    let state = selected.after(.notes(.changesPushed([.deleted(1)])), .notes(.rowDeleted(3)))
    #expect(state.notes.selection == 2)
    #expect(NotesSelectors.row(of: 2)(state)?.isSelected == true)
  }
}
