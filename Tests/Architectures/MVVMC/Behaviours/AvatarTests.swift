import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let server: FakeServer
  private let profile: any ProfileViewModel
  private let shown: Bound<ProfileViewInputData>

  init() {
    let services = SharedServices()
    server = services.server
    profile = services.makeProfile()
    shown = Bound(profile.viewInputData)
  }

  /// Loads the user, then lets the profile appear.
  private func appear() {
    server.answer(.user, .user(.ada))
    profile.events.onNext(.viewDidAppear)
  }

  private func expectPicture(_ picture: String, fadesIn: Bool = false) {
    #expect(shown.data.picture == picture && shown.data.fadesIn == fadesIn)
  }

  @Test("The cached picture replaces the placeholder; then the network's is to fade in.")
  func stages() {
    appear()
    expectPicture("placeholder")
    #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
    server.answer(.cache, .picture("low"))
    expectPicture("low")
    server.answer(.image, .picture("high"))
    expectPicture("high", fadesIn: true)
  }

  @Test("A profile that appears first requests the picture when the user is known.")
  func request() {
    profile.events.onNext(.viewDidAppear)
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
    expectPicture("high", fadesIn: true)
  }

  @Test(
    "A picture that is not cached leaves the placeholder.",
    arguments: [FakeServer.Answer.failure(.requestFailed), .picture(nil)])
  func failedCache(answer: FakeServer.Answer) {
    appear()
    server.answer(.cache, answer)
    expectPicture("placeholder")
  }

  @Test("A failed picture leaves the cached one, and is not requested again.")
  func failedImage() {
    appear()
    server.answer(.cache, .picture("low"))
    server.answer(.image, .failure(.requestFailed))
    profile.events.onNext(.refreshTapped)
    server.answer(.user, .user(.ada))
    profile.events.onNext(.viewDidAppear)
    expectPicture("low")
    #expect(server.waiting.isEmpty)
  }
}
