import Controllers
import Foundation
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

/// Records a session of the whole app, and makes its states again from the actions alone.
@Suite("The recorded actions make the same states again") struct ReplayTests {
  private let server = FakeServer()
  private let recorder = ActionRecorder()
  private let screen: TestScreen
  private let store: Store
  private let route: RouteSubscriber?

  init() {
    screen = TestScreen(server)
    store = Store(AppState(), server, PushListener(), AvatarListener(), recorder, on: screen)
    route = screen.show(store)
    screen.loop.turn { store.dispatch(SessionThunks.restore) }
  }

  @Test("The actions, encoded and decoded, give each state that the store had, up to the log-out.")
  func session() throws {
    logIn()
    edit()
    changeElsewhere()
    arrange()
    delete()
    visitProfile()
    try #require(store.state.notes.collection.count == 19 && store.state.route.tab == 1)
    screen.tap("profile.logout")
    try #require(store.state.session == .signedOut)

    let record = try JSONEncoder().encode(recorder.actions)
    let actions = try JSONDecoder().decode([AppAction].self, from: record)
    try #require(actions.count == recorder.states.count && actions.count > 50)
    var state = AppState()
    for (index, action) in actions.enumerated() {
      state = appReducer(state, action)
      try #require(state == recorder.states[index], "after action \(index), \(action)")
    }
    #expect(state == store.state)
    withExtendedLifetime(route) {}
  }

  // MARK: - The session

  /// Logs in at the second attempt; a link waits for the notes.
  private func logIn() {
    server.answer(.restore, .session(nil))
    screen.type("ada", into: "login.name")
    screen.type("secret", into: "login.password")
    screen.tap("login.submit")
    server.answer(.login, .failure(.wrongCredentials))
    screen.loop.turn { store.dispatch(.route(.urlOpened("notes://note/3"))) }
    screen.tap("login.submit")
    server.answer(.login, .session(.ada))
    let notes = (1...20).map { id in
      Note(
        id: id, createdAt: .sample(minute: Int64(id)), text: "Note \(id)",
        picture: id.isMultiple(of: 2) ? ImageReference("picture-\(id)") : nil)
    }
    server.answer(.load, .notes(notes))
    server.answer(.user, .user(.ada))
  }

  /// Edits the open note with a conflict and a failure, then discards another text.
  private func edit() {
    screen.tap("detail.edit")
    screen.type("!", into: "editor.text")
    server.push(.stored(.sample(3, "Theirs")))
    screen.tap("editor.keepMine")
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    screen.tap("editor.save")
    server.answer(.save, .done)
    screen.tap("nav.back")
    server.answer(.image, .picture("picture"))
    screen.tap("notes.create")
    screen.type("New", into: "editor.text")
    screen.tap("editor.cancel")
    screen.tap("alert.discard")
    screen.tap("notes.create")
    screen.type("New", into: "editor.text")
    screen.tap("editor.save")
    server.answer(.save, .done)
  }

  private func changeElsewhere() {
    server.push(.stored(.sample(5, "Changed")), .stored(.sample(30, "Arrived")), .deleted(6))
    var user = User.ada
    user.friendCount = 3
    server.push(user)
  }

  private func arrange() {
    screen.tap("notes.sort")
    screen.type("note", into: "notes.filter")
    screen.clear("notes.filter")
    screen.tap("notes.refresh")
    server.answer(.load, .failure(.requestFailed))
  }

  /// Deletes one note that the server keeps, and two that it deletes.
  private func delete() {
    screen.select("notes.row.10")
    screen.delete("notes.row.10")
    server.answer(.delete, .failure(.requestFailed))
    screen.delete("notes.row.10")
    server.answer(.delete, .done)
    screen.delete("notes.row.11")
    server.answer(.delete, .done)
  }

  private func visitProfile() {
    screen.tap("tabs.profile")
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .picture("ada-high"))
    screen.tap("profile.refresh")
    server.answer(.user, .failure(.requestFailed))
  }
}

/// Writes down each action, and the state after it.
private final class ActionRecorder: Listener {
  private(set) var actions: [AppAction] = []
  private(set) var states: [AppState] = []

  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services) {
    actions.append(action)
    states.append(store.state)
  }
}
