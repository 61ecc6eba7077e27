import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("Services refuse input for a screen that is covered since the last pass")
struct CoveredScreenTests {
  private let services = TestServices(loading: [.sample(1, "Milk"), .sample(2, "Eggs")])
  private var notes: NotesService { services.notes }
  private var navigation: NavigationService { services.navigation }

  @Test("While an alert is over the open note, its taps and page turns do nothing.") func alert() {
    notes.rowOpened(1)
    services.server.push(.deleted(1))
    notes.editTapped()
    notes.createTapped()
    notes.deleteTapped()
    notes.pageTurned(to: 2)
    navigation.backTapped()
    navigation.tabTapped(1)
    #expect(services.editor.draft == nil && navigation.selectedTab == .notes)
    #expect(navigation.openNote?.note.id == 1)
    navigation.okTapped()
    #expect(navigation.openNote == nil)
  }

  @Test("While an alert asks about unsaved text, Save does nothing.") func question() {
    notes.createTapped()
    services.editor.textEdited("Bread", in: 1)
    services.editor.cancelTapped(1)
    notes.saveTapped()
    #expect(services.editor.draft?.isSaving == false && notes.noteCount == 2)
  }

  @Test("A text for an earlier editor does not reach a later one.") func editor() {
    notes.createTapped()
    services.editor.cancelTapped(1)
    notes.createTapped()
    services.editor.textEdited("Bread", in: 1)
    #expect(services.editor.draft?.text == "")
  }
}
