import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let server = FakeServer()
  private let store: Store
  private let low = Picture(name: "ada-low")
  private let high = Picture(name: "ada-high")

  init() {
    store = Store(AppState().after(.login(.succeeded(.ada))), server, AvatarListener())
  }

  @Test("Both pictures are requested once, when the profile was shown and the user is known.")
  func requested() {
    store.dispatch(.profile(.appeared))
    store.dispatch(.profile(.appeared))
    #expect(store.state.profile.hasAppeared && server.waiting.isEmpty)
    store.dispatch(.profile(.userLoaded(.ada)))
    store.dispatch(.profile(.userLoaded(.ada)))
    #expect(server.waiting.map(\.kind) == [.cache, .image])
    #expect(server.waiting.map(\.subject) == ["ada-low", "ada-high"])
  }

  @Test("The next session requests both pictures again.")
  func nextSession() {
    store.dispatch(.profile(.userLoaded(.ada)))
    #expect(server.waiting.isEmpty)
    store.dispatch(.profile(.appeared))
    store.dispatch(.session(.loggedOut))
    #expect(store.state.profile == ProfileState())
    store.dispatch(.login(.succeeded(.ada)))
    store.dispatch(.profile(.appeared))
    store.dispatch(.profile(.userLoaded(.ada)))
    #expect(server.waiting.map(\.kind) == [.cache, .image, .cache, .image])
  }

  @Test("The placeholder is followed by the cached picture, then by the one from the network.")
  func stages() {
    show()
    #expect(avatar == .placeholder)
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == .cached(low))
    server.answer(.image, .picture("ada-high"))
    #expect(avatar == .arrived(high))
  }

  @Test("A cached picture that comes late does not replace the one from the network.")
  func late() {
    show()
    server.answer(.image, .picture("ada-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar == .arrived(high))
  }

  @Test(
    "A cache without the picture leaves the placeholder.",
    arguments: [FakeServer.Answer.picture(nil), .failure(.requestFailed)])
  func failedCache(answer: FakeServer.Answer) {
    show()
    server.answer(.cache, answer)
    #expect(avatar == .placeholder)
    server.answer(.image, .picture("ada-high"))
    #expect(avatar == .arrived(high))
  }

  @Test("A failure of the network leaves the cached picture, and is not tried again.")
  func failedImage() {
    show()
    server.answer(.cache, .picture("ada-low"))
    server.answer(.image, .failure(.requestFailed))
    store.dispatch(.profile(.userLoaded(.ada)))
    store.dispatch(.profile(.appeared))
    #expect(avatar == .cached(low) && server.waiting.isEmpty)
  }

  private func show() {
    store.dispatch(.profile(.userLoaded(.ada)))
    store.dispatch(.profile(.appeared))
  }

  private var avatar: ProfileState.Avatar { ProfileSelectors.avatar(store.state) }
}
