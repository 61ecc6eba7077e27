import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let server = FakeServer()
  private let notes = SharedStore(NotesState())
  private let viewModel: ProfileViewModelImpl
  private var loaded = ProfileViewInputData(
    person: PersonViewInputData(name: "ADA", friends: "This user has 2 friends"), notes: "0 notes")

  init() {
    let person = SharedStore(PersonState())
    let service = UserService(
      users: UserController(transport: server), images: ImageController(transport: server),
      session: .ada, store: person, friend: nil)
    viewModel = ProfileViewModelImpl(
      provider: ProfileProviderImpl(
        person: Tagged(person), service: Tagged(service), notes: notes,
        sessions: SessionService(client: SessionController(transport: server))))
  }

  private var shown: String { "\(viewModel.viewInputData.value)" }

  @Test("Refresh is disabled from the sign-in on, until the user is loaded.")
  func first() {
    viewModel.events.onNext(.refreshTapped)
    server.push(User.ada)
    #expect(shown == "\(ProfileViewInputData(notes: "0 notes", isRefreshEnabled: false))")
    #expect(server.waiting.map(\.kind) == [.user])
    server.answer(.user, .user(.ada))
    #expect(shown == "\(loaded)")
  }

  @Test("A failure shows the error and enables Refresh; the data stay, and the next try hides it.")
  mutating func failure() {
    server.answer(.user, .user(.ada))
    viewModel.events.onNext(.refreshTapped)
    viewModel.events.onNext(.refreshTapped)
    loaded.isRefreshEnabled = false
    #expect(shown == "\(loaded)" && server.waiting.count == 1)
    server.answer(.user, .failure(.requestFailed))
    (loaded.isRefreshEnabled, loaded.isErrorShown) = (true, true)
    #expect(shown == "\(loaded)")
    viewModel.events.onNext(.refreshTapped)
    (loaded.isRefreshEnabled, loaded.isErrorShown) = (false, false)
    #expect(shown == "\(loaded)")
  }

  @Test("If the first try fails, Refresh is enabled without any data.")
  func firstFailure() {
    server.answer(.user, .failure(.requestFailed))
    #expect(shown == "\(ProfileViewInputData(notes: "0 notes", isErrorShown: true))")
  }

  @Test("Pushes and the number of notes show while a refresh runs.")
  mutating func pushes() {
    server.answer(.user, .user(.ada))
    viewModel.events.onNext(.refreshTapped)
    var user = User.ada
    user.friendCount = 1
    server.push(user)
    notes.commit { $0.endLoad([.sample(1, "one")]) }
    loaded.person.friends = "This user has 1 friend"
    (loaded.notes, loaded.isRefreshEnabled) = ("1 note", false)
    #expect(shown == "\(loaded)")
  }
}
