import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("Where the user is") struct NavigationStoreTests {
  private let test = TestApp("Milk", "Tea", "Bread")
  private var store: NavigationStore { test.stores.navigation }
  private var selected: Note.ID? { test.stores.noteList.selectedID }
  private var draftID: Draft.ID { test.draftID }

  // MARK: - Tabs and alerts

  @Test("The notes tab goes back to the list if it is chosen already.")
  func tabs() {
    test.dispatch(.openNote(1), .selectTab(.profile))
    #expect(store.tab == .profile && store.page?.noteID == 1)
    test.dispatch(.selectTab(.notes))
    #expect(store.tab == .notes && store.page?.noteID == 1)
    test.dispatch(.selectTab(.notes))
    #expect(store.tab == .notes && store.page?.noteID == nil)
  }

  @Test("A URL that is no link raises an alert at once, but not over another alert.")
  func unopenable() {
    test.dispatch(.createNote)
    test.navigation.open(url: "notes://x")
    #expect(store.alert == .unopenableLink && store.draft != nil)
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.draft != nil)
    test.dispatch(.editText("x", in: draftID), .cancelEditing(draftID))
    test.navigation.open(url: "notes://x")
    #expect(store.alert == .discardingChanges)
  }

  @Test("The alert about a URL stays when the user logs out, and others go.")
  func logOut() {
    test.navigation.open(url: "notes://x")
    test.dispatch(.logOut)
    #expect(store.alert == .unopenableLink)
    test.dispatch(.dismissAlert, .loggedIn(.ada), .loaded([]))
    test.navigation.open(url: "notes://note/7")
    #expect(store.alert == .unknownNote(7))
    test.dispatch(.logOut)
    #expect(store.alert == nil)
  }

  // MARK: - Links

  @Test("A link to a note opens it in the notes tab and selects it.")
  func noteLink() {
    test.dispatch(.openNote(1), .selectNote(1), .selectTab(.profile))
    test.navigation.open(url: "notes://note/3")
    #expect(store.tab == .notes && store.page?.noteID == 3 && selected == 3)
    let page = store.page
    test.navigation.open(url: "notes://note/3")
    #expect(store.page?.noteID == 3 && store.page != page)
  }

  @Test("A link to a note that is not there shows the list with an alert, and keeps the selection.")
  func unknownNote() {
    test.dispatch(.openNote(1), .selectNote(1), .selectTab(.profile))
    test.navigation.open(url: "notes://note/9")
    #expect(store.tab == .notes && store.page?.noteID == nil && selected == 1)
    #expect(store.alert == .unknownNote(9))
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.page?.noteID == nil)
  }

  @Test("A link waits for the editor and the alert, and the latest one is followed.")
  func waits() {
    test.dispatch(.createNote)
    test.navigation.open(url: "notes://note/1")
    test.navigation.open(url: "notes://note/2")
    test.dispatch(.editText("x", in: draftID), .cancelEditing(draftID))
    #expect(store.alert == .discardingChanges && store.page?.noteID == nil)
    test.dispatch(.discardChanges)
    #expect(store.page?.noteID == 2 && store.draft == nil && store.alert == nil)
  }

  @Test("A second tap of the turn on Cancel, Edit or the text does not reach the next editor.")
  func cancelTwice() {
    test.dispatch(.createNote)
    let first = draftID
    test.navigation.open(url: "notes://new")
    test.dispatch(.cancelEditing(first))
    let second = draftID
    #expect(second != 0 && second != first)
    test.dispatch(
      .cancelEditing(first), .editText("x", in: first), .keepMine(in: first),
      .takeTheirs(in: first), .saveNote(.sample(9, "x"), in: first),
      .noteSaved(9, write: 1, in: first, succeeded: true))
    #expect(draftID == second && store.draft?.text == "" && store.draft?.isSaving == false)
  }

  @Test("A second tap on New or Edit opens no second editor.")
  func editTwice() {
    test.dispatch(.editNote(1))
    let first = store.draft
    test.dispatch(.createNote, .editNote(2))
    #expect(store.draft == first && first?.note?.id == 1)
  }

  @Test("An editor opens with the note as it is now, and not under an alert or on a deleted note.")
  func editsPresentNote() {
    test.dispatch(.openNote(1), .pushed(.stored(.sample(1, "Beer"))), .editNote(1))
    #expect(store.draft?.text == "Beer" && store.draft?.isInConflict == false)
    test.dispatch(.cancelEditing(draftID), .pushed(.deleted(1)))
    #expect(store.alert == .noteDeleted)
    test.dispatch(.editNote(1), .editNote(2), .createNote)
    #expect(store.draft == nil)
    test.dispatch(.dismissAlert, .editNote(1))
    #expect(store.draft == nil)
  }

  @Test("A page can be turned only to a note that is there.")
  func turnsPage() {
    test.dispatch(.openNote(1), .pushed(.deleted(3)))
    test.dispatch(.turnPage(to: 3, opening: test.opening))
    #expect(store.page?.noteID == 1 && test.stores.detail.state?.text == "Milk")
    test.dispatch(.turnPage(to: 2, opening: test.opening))
    #expect(store.page?.noteID == 2 && selected == 2)
  }

  @Test("Back and a swipe on a page that a link of the turn has replaced leave the new page.")
  func oldPage() {
    test.dispatch(.openNote(1))
    let old = test.opening
    test.navigation.open(url: "notes://note/2")
    test.dispatch(.turnPage(to: 3, opening: old), .closeNote(opening: old))
    #expect(store.page?.noteID == 2)
    test.dispatch(.closeNote(opening: test.opening))
    #expect(store.page == nil)
  }

  @Test("A save that has begun is in the draft, even if an alert covers its editor.")
  func savedUnderAlert() {
    test.dispatch(.editNote(1), .editText("Beer", in: draftID), .cancelEditing(draftID))
    test.dispatch(.saveNote(.sample(1, "Beer"), in: draftID))
    #expect(store.draft?.isSaving == true && test.rows.contains("•Beer"))
  }

  @Test("A save that succeeds closes its editor, and a waiting link is followed.")
  func saved() {
    test.dispatch(.createNote, .openLink(.note(1)))
    let id = draftID
    test.dispatch(.saveNote(.sample(1001, "New"), in: id))
    test.dispatch(.noteSaved(1001, write: 1, in: id, succeeded: false))
    #expect(draftID == id && store.page?.noteID == nil)
    test.dispatch(.saveNote(.sample(1001, "New"), in: id))
    test.dispatch(.noteSaved(1001, write: 2, in: id, succeeded: true))
    #expect(store.draft == nil && store.page?.noteID == 1)
  }

  // MARK: - A deleted note

  @Test("An open note that is deleted raises an alert, and OK goes back even if it has come back.")
  func deleted() {
    test.dispatch(.openNote(2), .selectNote(2), .pushed(.deleted(2)))
    #expect(store.alert == .noteDeleted && store.page?.noteID == 2 && selected == nil)
    #expect(test.stores.detail.state?.text == "Tea")
    test.dispatch(.pushed(.stored(.sample(2, "Coffee"))))
    #expect(store.alert == .noteDeleted && test.stores.detail.state?.text == "Coffee")
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.page?.noteID == nil && test.stores.detail.state == nil)
  }

  @Test("The page of a deleted note keeps the last content, even if it was there for no time.")
  func lastContent() {
    test.dispatch(.openNote(2), .pushed(.stored(.sample(2, "Cocoa")), .deleted(2)))
    #expect(test.stores.detail.state?.text == "Cocoa")
    test.dispatch(.pushed(.deleted(1)))
    #expect(test.stores.detail.state?.text == "Cocoa")
  }

  @Test("A deletion is reported when its page can be seen, and before a link is followed.")
  func reportedLater() {
    test.dispatch(.openNote(2), .editNote(2), .pushed(.deleted(2)))
    test.navigation.open(url: "notes://note/1")
    #expect(store.alert == nil)
    test.dispatch(.cancelEditing(draftID))
    #expect(store.alert == .noteDeleted && store.page?.noteID == 2)
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.page?.noteID == 1)
  }

  @Test("A deletion behind another tab is reported on return, unless a link has led elsewhere.")
  func otherTab() {
    test.dispatch(.openNote(2), .selectTab(.profile), .pushed(.deleted(2)))
    #expect(store.alert == nil)
    // The alert covers the tabs, so the second tap of a turn does nothing.
    test.dispatch(.selectTab(.notes), .selectTab(.notes))
    #expect(store.alert == .noteDeleted && store.page?.noteID == 2)
    test.dispatch(.dismissAlert, .openNote(1), .selectTab(.profile), .pushed(.deleted(1)))
    test.navigation.open(url: "notes://note/3")
    #expect(store.alert == nil && store.page?.noteID == 3)
  }

  @Test("A link to a new note that brings back a deleted note opens its editor first.")
  func newFirst() {
    test.dispatch(.openNote(2), .selectTab(.profile), .pushed(.deleted(2)))
    test.navigation.open(url: "notes://new")
    #expect(store.draft != nil && store.alert == nil && store.tab == .notes)
    test.dispatch(.cancelEditing(draftID))
    #expect(store.alert == .noteDeleted)
  }

  // MARK: - Changes

  @Test("An action that leaves the user in place is no change.")
  func noChange() {
    test.dispatch(.openNote(1))
    let changes = test.changes(of: store) {
      test.dispatch(
        .turnPage(to: 1, opening: test.opening), .pushed(.stored(.sample(1, "Beer"))),
        .dismissAlert)
    }
    #expect(changes == 0)
    let turn = Action.turnPage(to: 2, opening: test.opening)
    #expect(test.changes(of: store) { test.dispatch(turn) } == 1)
  }

  @Test("The open note is followed through its changes, and no other note is.")
  func follows() {
    test.dispatch(.openNote(2))
    let changes = test.changes(of: test.stores.detail) {
      test.dispatch(.pushed(.stored(.sample(1, "Beer"))), .pushed(.stored(.sample(2, "Cocoa"))))
    }
    #expect(changes == 1 && test.stores.detail.state?.text == "Cocoa")
  }
}
