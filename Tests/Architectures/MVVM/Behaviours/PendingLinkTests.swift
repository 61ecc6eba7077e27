import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  private let server = FakeServer()
  private let overlay = OverlayViewModel()
  private let root: RootViewModel
  private let navigation = Navigation()

  /// Records the way to the screens that the tabs show.
  private final class Navigation {
    var steps: [String] = []
    let bag = DisposalBag()

    func follow(_ tabs: TabsViewModel) {
      tabs.backToList.observe(in: bag) { [unowned self] in steps.append("list") }
      tabs.chooseTab.observe(in: bag) { [unowned self] in steps.append("tab \($0)") }
      tabs.notes.openDetail.observe(in: bag) { [unowned self] in
        steps.append("note \($0.page.note.id)")
      }
      tabs.notes.openEditor.observe(in: bag) { [unowned self] _ in steps.append("editor") }
      tabs.alertUnknownNote.observe(in: bag) { [unowned self] in steps.append("no note \($0)") }
    }
  }

  init() {
    let sessions = ObservableSessionStore.fake(server)
    root = RootViewModel(sessions: sessions, overlay: overlay) {
      [server, overlay, navigation] _ in
      let stores = SessionStores.fake(server)
      let tabs = TabsViewModel(
        stores, notes: NotesViewModel(stores.notes, server), sessions: sessions, overlay: overlay)
      navigation.follow(tabs)
      return tabs
    }
    root.launched()
  }

  private func restore(_ session: Session?) {
    server.answer(.restore, .session(session))
  }

  private func load() {
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
    restore(nil)
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
    load()
    #expect(navigation.steps == ["list", "tab 0", "note 2"])
  }

  @Test("A link waits while the session is restored, and is followed once.")
  func coldStart() throws {
    let screen = TestObserver(root.screen)
    root.open(url: "notes://note/1")
    root.open(url: "notes://note/2")
    restore(.ada)
    let tabs = try #require(tabs)
    #expect(screen.values == [.restoring, .tabs(tabs)])
    #expect(navigation.steps.isEmpty)
    load()
    #expect(navigation.steps == ["list", "tab 0", "note 2"])
    #expect(tabs.notes.rowViewModel(at: 0)?.isSelected.value == true)
    tabs.notes.refresh.execute()
    load()
    overlay.alertOpened()
    overlay.alertClosed()
    #expect(navigation.steps.count == 3)
  }

  @Test("A failure to restore counts as no session.")
  func noSession() {
    server.answer(.restore, .failure(.requestFailed))
    #expect(form != nil)
  }

  @Test("A link to the profile does not wait for the notes.")
  func profile() {
    root.open(url: "notes://profile")
    restore(.ada)
    #expect(navigation.steps == ["tab 1"])
  }

  @Test("A link waits while an editor or an alert is open.")
  func overlaid() {
    restore(.ada)
    load()
    overlay.editorOpened()
    overlay.alertOpened()
    root.open(url: "notes://note/3")
    overlay.editorClosed()
    #expect(navigation.steps.isEmpty)
    overlay.alertClosed()
    #expect(navigation.steps == ["list", "tab 0", "no note 3"])
    root.open(url: "notes://new")
    #expect(navigation.steps.count == 3)
    tabs?.okTapped()
    #expect(navigation.steps.suffix(2) == ["editor", "tab 0"])
  }

  @Test("A log-out drops the link that waits, and brings an empty form.")
  func logOut() {
    restore(.ada)
    root.open(url: "notes://note/2")
    tabs?.profile.logOutTapped()
    #expect(form?.submit.isEnabled.value == false)
    form?.nameEdited("ada")
    form?.passwordEdited("secret")
    form?.submit.execute()
    server.answer(.login, .session(.ada))
    load()
    #expect(navigation.steps.isEmpty)
  }
}
