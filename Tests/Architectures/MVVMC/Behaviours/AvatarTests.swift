import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let server = FakeServer()
  private let viewModel: ProfileViewModelImpl

  init() {
    let person = SharedStore(PersonState())
    let service = UserService(
      users: UserController(transport: server), images: ImageController(transport: server),
      session: .ada, store: person, friend: nil)
    viewModel = ProfileViewModelImpl(
      provider: ProfileProviderImpl(
        person: Tagged(person), service: Tagged(service), notes: SharedStore(NotesState()),
        sessions: SessionService(client: SessionController(transport: server))))
  }

  /// Loads the user and shows the profile.
  private func appear() {
    server.answer(.user, .user(.ada))
    viewModel.events.onNext(.viewDidAppear)
  }

  private func expect(_ picture: String, fadesIn: Bool = false) {
    let person = PersonViewInputData(
      name: "ADA", friends: "This user has 2 friends", picture: picture, fadesIn: fadesIn)
    #expect("\(viewModel.viewInputData.value.person)" == "\(person)")
  }

  @Test("The placeholder is replaced by the cached picture, and this by the network's, fading in.")
  func stages() {
    appear()
    expect("placeholder")
    #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
    server.answer(.cache, .picture("low"))
    expect("low")
    server.answer(.image, .picture("high"))
    expect("high", fadesIn: true)
  }

  @Test("A profile that appears first requests the picture when the user is known.")
  func request() {
    viewModel.events.onNext(.viewDidAppear)
    #expect(server.waiting.map(\.kind) == [.user])
    server.answer(.user, .user(.ada))
    #expect(server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("The picture of a known user is not requested before the profile appears.")
  func hidden() {
    server.answer(.user, .user(.ada))
    #expect(server.waiting.isEmpty)
  }

  @Test("A late cached picture does not replace the network's.")
  func lateCache() {
    appear()
    server.answer(.image, .picture("high"))
    server.answer(.cache, .picture("low"))
    expect("high", fadesIn: true)
  }

  @Test(
    "A picture that is not cached leaves the placeholder.",
    arguments: [FakeServer.Answer.failure(.requestFailed), .picture(nil)])
  func failedCache(answer: FakeServer.Answer) {
    appear()
    server.answer(.cache, answer)
    expect("placeholder")
  }

  @Test("A failed picture leaves the cached one, and is not requested again.")
  func failedImage() {
    appear()
    server.answer(.cache, .picture("low"))
    server.answer(.image, .failure(.requestFailed))
    viewModel.events.onNext(.refreshTapped)
    server.answer(.user, .user(.ada))
    viewModel.events.onNext(.viewDidAppear)
    expect("low")
    #expect(server.waiting.isEmpty)
  }
}
