import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let server = FakeServer()
  private let root: RootViewModel
  private let navigation = Navigation()

  /// Records the way to the screens that the tabs show.
  private final class Navigation {
    var steps: [String] = []
    let bag = DisposalBag()

    func record(_ tabs: TabsViewModel) {
      tabs.backToList.observe(in: bag) { [unowned self] in steps.append("list") }
      tabs.chooseTab.observe(in: bag) { [unowned self] in steps.append("tab \($0)") }
      tabs.notes.openDetail.observe(in: bag) { [unowned self] in
        steps.append("note \($0.page.note.id)")
      }
      tabs.notes.openEditor.observe(in: bag) { [unowned self] _ in steps.append("editor") }
    }
  }

  init() {
    let sessions = ObservableSessionStore.fake(server)
    let overlay = Overlay()
    root = RootViewModel(sessions: sessions, overlay: overlay) { [server, navigation] _ in
      let tabs = TabsViewModel(.fake(server), sessions: sessions, overlay: overlay)
      navigation.record(tabs)
      return tabs
    }
    root.launched()
  }

  private func answerRestore(_ session: Session?) {
    server.answer(.restore, .session(session))
  }

  private func answerLoad() {
    server.answer(.load, .notes([.sample(1, "one"), .sample(2, "two")]))
  }

  private var form: LoginViewModel? {
    if case .login(let form) = root.screen.value { form } else { nil }
  }

  private var tabs: TabsViewModel? {
    if case .tabs(let tabs) = root.screen.value { tabs } else { nil }
  }

  @Test("A link waits for the log-in, also after a failed one, and for the first load.")
  func logIn() throws {
    answerRestore(nil)
    root.open(url: "notes://note/2")
    let form = try #require(form)
    form.nameEdited("ada")
    form.passwordEdited("secret")
    form.submit.execute()
    server.answer(.login, .failure(.wrongCredentials))
    #expect(root.screen.value == .login(form))
    form.submit.execute()
    server.answer(.login, .session(.ada))
    #expect(server.waiting.map(\.kind) == [.load, .user])
    #expect(navigation.steps.isEmpty)
    answerLoad()
    #expect(navigation.steps == ["list", "tab 0", "note 2"])
  }

  @Test("A link waits while the session is restored, and for the first load.")
  func coldStart() throws {
    let screen = TestObserver(root.screen)
    root.open(url: "notes://note/2")
    answerRestore(.ada)
    let tabs = try #require(tabs)
    #expect(screen.values == [.restoring, .tabs(tabs)])
    #expect(navigation.steps.isEmpty)
    answerLoad()
    #expect(navigation.steps == ["list", "tab 0", "note 2"])
    #expect(tabs.notes.rowViewModel(at: 0)?.isSelected.value == true)
  }

  @Test("A link waits while an editor or an alert is open, and is followed once.")
  func overlaid() throws {
    answerRestore(.ada)
    answerLoad()
    let notes = try #require(tabs).notes
    let editors = EventObserver(notes.openEditor)
    notes.createTapped()
    root.open(url: "x")
    root.open(url: "notes://note/2")
    try #require(editors.events.first).cancelTapped()
    #expect(navigation.steps == ["editor"])
    root.okTapped()
    #expect(navigation.steps == ["editor", "list", "tab 0", "note 2"])
  }

  @Test("A log-out drops the link that waits, and brings an empty form.")
  func logOut() throws {
    answerRestore(.ada)
    root.open(url: "notes://note/2")
    try #require(tabs).profile.logOutTapped()
    let form = try #require(form)
    #expect(!form.submit.isEnabled.value)
    form.nameEdited("ada")
    form.passwordEdited("secret")
    form.submit.execute()
    server.answer(.login, .session(.ada))
    answerLoad()
    #expect(navigation.steps.isEmpty)
  }
}
