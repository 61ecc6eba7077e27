import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("Where the user is") struct NavigationStoreTests {
  private let test = TestApp("Milk", "Tea", "Bread")
  private var store: NavigationStore { test.stores.navigation }
  private var editorID: Draft.ID? { store.editor?.id }

  // MARK: - Tabs and alerts

  @Test("The notes tab goes back to the list if it is chosen already.")
  func tabs() {
    test.dispatch(.openNote(1), .selectTab(.profile))
    #expect(store.tab == .profile && store.openID == 1)
    test.dispatch(.selectTab(.notes))
    #expect(store.tab == .notes && store.openID == 1)
    test.dispatch(.selectTab(.notes))
    #expect(store.tab == .notes && store.openID == nil)
  }

  @Test("A URL that is no link raises an alert at once, but not over another alert.")
  func unopenable() {
    test.dispatch(.createNote)
    test.navigation.open(url: "notes://x")
    #expect(store.alert == .unopenableLink && store.editor != nil)
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.editor != nil)
    test.dispatch(.editText("x"), .cancelEditing(editorID ?? 0, isDirty: true))
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
    #expect(store.tab == .notes && store.openID == 3 && store.selectedID == 3)
  }

  @Test("A link to a note that is not there shows the list with an alert, and keeps the selection.")
  func unknownNote() {
    test.dispatch(.openNote(1), .selectNote(1), .selectTab(.profile))
    test.navigation.open(url: "notes://note/9")
    #expect(store.tab == .notes && store.openID == nil && store.selectedID == 1)
    #expect(store.alert == .unknownNote(9))
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.openID == nil)
  }

  @Test("A link waits for the editor and the alert, and the latest one is followed.")
  func waits() {
    test.dispatch(.createNote)
    test.navigation.open(url: "notes://note/1")
    test.navigation.open(url: "notes://note/2")
    test.dispatch(.cancelEditing(editorID ?? 0, isDirty: true))
    #expect(store.alert == .discardingChanges && store.openID == nil)
    test.dispatch(.discardChanges)
    #expect(store.openID == 2 && store.editor == nil && store.alert == nil)
  }

  @Test("A second tap on Cancel does not close the editor that a link has opened meanwhile.")
  func cancelTwice() {
    test.dispatch(.createNote)
    let first = editorID ?? 0
    test.navigation.open(url: "notes://new")
    test.dispatch(.cancelEditing(first, isDirty: false))
    let second = editorID
    #expect(second != nil && second != first)
    test.dispatch(.cancelEditing(first, isDirty: false))
    #expect(editorID == second)
  }

  @Test("A second tap on New or Edit opens no second editor.")
  func editTwice() {
    test.dispatch(.editNote(.sample(1, "Milk")))
    let first = store.editor
    test.dispatch(.createNote)
    #expect(store.editor == first && first?.note?.id == 1)
  }

  @Test("A save that succeeds closes its editor, and a waiting link is followed.")
  func saved() {
    test.dispatch(.createNote, .openLink(.note(1)))
    let id = editorID ?? 0
    test.dispatch(.saveNote(.sample(1001, "New"), id))
    test.dispatch(.server(.noteSaved(1001, 1, id, succeeded: false)))
    #expect(editorID == id && store.openID == nil)
    test.dispatch(.saveNote(.sample(1001, "New"), id))
    test.dispatch(.server(.noteSaved(1001, 2, id, succeeded: true)))
    #expect(editorID == nil && store.openID == 1)
  }

  // MARK: - A deleted note

  @Test("An open note that is deleted raises an alert, and OK goes back even if it has come back.")
  func deleted() {
    test.dispatch(.openNote(2), .selectNote(2), .pushed(.deleted(2)))
    #expect(store.alert == .noteDeleted && store.openID == 2 && store.selectedID == nil)
    #expect(test.stores.detail.note?.text == "Tea")
    test.dispatch(.pushed(.stored(.sample(2, "Coffee"))))
    #expect(store.alert == .noteDeleted && test.stores.detail.note?.text == "Coffee")
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.openID == nil && test.stores.detail.note == nil)
  }

  @Test("The page of a deleted note keeps the last content, even if it was there for no time.")
  func lastContent() {
    test.dispatch(.openNote(2), .pushed(.stored(.sample(2, "Cocoa")), .deleted(2)))
    #expect(test.stores.detail.note?.text == "Cocoa")
    test.dispatch(.pushed(.deleted(1)))
    #expect(test.stores.detail.note?.text == "Cocoa")
  }

  @Test("A deletion is reported when its page can be seen, and before a link is followed.")
  func reportedLater() {
    test.dispatch(.openNote(2), .editNote(.sample(2, "Tea")), .pushed(.deleted(2)))
    test.navigation.open(url: "notes://note/1")
    #expect(store.alert == nil)
    test.dispatch(.cancelEditing(editorID ?? 0, isDirty: false))
    #expect(store.alert == .noteDeleted && store.openID == 2)
    test.dispatch(.dismissAlert)
    #expect(store.alert == nil && store.openID == 1)
  }

  @Test("A deletion behind another tab is reported on return, unless a link has led elsewhere.")
  func otherTab() {
    test.dispatch(.openNote(2), .selectTab(.profile), .pushed(.deleted(2)))
    #expect(store.alert == nil)
    test.dispatch(.selectTab(.notes))
    #expect(store.alert == .noteDeleted)
    test.dispatch(.dismissAlert, .openNote(1), .selectTab(.profile), .pushed(.deleted(1)))
    test.navigation.open(url: "notes://note/3")
    #expect(store.alert == nil && store.openID == 3)
  }

  @Test("A link to a new note that brings back a deleted note opens its editor first.")
  func newFirst() {
    test.dispatch(.openNote(2), .selectTab(.profile), .pushed(.deleted(2)))
    test.navigation.open(url: "notes://new")
    #expect(store.editor != nil && store.alert == nil && store.tab == .notes)
    test.dispatch(.cancelEditing(editorID ?? 0, isDirty: false))
    #expect(store.alert == .noteDeleted)
  }

  // MARK: - Changes

  @Test("An action that leaves the user in place is no change.")
  func noChange() {
    test.dispatch(.selectNote(1))
    let changes = test.changes(of: store) {
      test.dispatch(.selectNote(1), .pushed(.stored(.sample(1, "Beer"))), .selectTab(.notes))
    }
    #expect(changes == 0)
    #expect(test.changes(of: store) { test.dispatch(.selectNote(2)) } == 1)
  }

  @Test("The open note is followed through its changes, and no other note is.")
  func follows() {
    test.dispatch(.openNote(2))
    let changes = test.changes(of: test.stores.detail) {
      test.dispatch(.pushed(.stored(.sample(1, "Beer"))), .pushed(.stored(.sample(2, "Cocoa"))))
    }
    #expect(changes == 1 && test.stores.detail.note?.text == "Cocoa")
  }
}
