import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The avatar is a placeholder, then cached, then from the network", .measured)
struct AvatarTests {
  private let test = TestApp()
  private var store: AvatarStore { test.stores.avatar }
  private var avatar: String { store.picture.name }

  init() {
    test.dispatch(.loggedIn(.ada))
  }

  @Test("Both images are requested once, when the profile has been shown and the user is known.")
  func requested() {
    test.user.showProfile()
    #expect(test.server.waiting.isEmpty)
    loadUser()
    #expect(test.server.waiting.map(\.subject) == ["ada-low", "ada-high"])
    test.user.showProfile()
    loadUser()
    #expect(test.server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("A user who is known before the profile is shown has no avatar requested until then.")
  func knownFirst() {
    loadUser()
    #expect(test.server.waiting.isEmpty)
    test.user.showProfile()
    #expect(test.server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("The placeholder is followed by the cached image, then by the network's.")
  func stages() {
    showProfile()
    #expect(avatar == "placeholder" && !store.isFromNetwork)
    let changes = test.changes(of: store) { test.server.answer(.cache, .picture("ada-low")) }
    #expect(avatar == "ada-low" && !store.isFromNetwork && changes == 1)
    test.server.answer(.image, .picture("ada-high"))
    #expect(avatar == "ada-high" && store.isFromNetwork)
  }

  @Test("A late cached image does not replace the network's.")
  func lateCache() {
    showProfile()
    test.server.answer(.image, .picture("ada-high"))
    test.server.answer(.cache, .picture("ada-low"))
    #expect(avatar == "ada-high" && store.isFromNetwork)
  }

  @Test(
    "A cache without the image leaves the placeholder.",
    arguments: [FakeServer.Answer.picture(nil), .failure(.requestFailed)])
  func failedCache(answer: FakeServer.Answer) {
    showProfile()
    test.server.answer(.cache, answer)
    #expect(avatar == "placeholder")
    test.server.answer(.image, .picture("ada-high"))
    #expect(avatar == "ada-high")
  }

  @Test("A network image that fails leaves the cached one, and is requested in the next session.")
  func failedImage() {
    showProfile()
    test.server.answer(.image, .failure(.requestFailed))
    test.server.answer(.cache, .picture("ada-low"))
    test.user.showProfile()
    #expect(avatar == "ada-low" && !store.isFromNetwork && test.server.waiting.isEmpty)
    test.session.logOut()
    #expect(avatar == "placeholder")
    test.dispatch(.loggedIn(.ada))
    showProfile()
    #expect(test.server.waiting.map(\.kind) == [.cache, .image])
  }

  @Test("A profile that appears after the log-out of its turn does not count for the next user.")
  func afterLogOut() {
    test.dispatch(.logOut)
    test.user.showProfile()
    test.dispatch(.loggedIn(.ada))
    loadUser()
    #expect(test.server.waiting.isEmpty)
  }

  @Test("A late answer of an old session requests no avatar in the present one.")
  func oldAnswer() {
    test.user.load()
    test.dispatch(.logOut, .loggedIn(Session(userID: "ada", token: "next")))
    test.dispatch(.userLoaded(.success(.ada)), .showProfile)
    test.server.answer(.user, .user(.ada))
    #expect(test.server.waiting.isEmpty)
    test.user.showProfile()
    #expect(test.server.waiting.map(\.kind) == [.cache, .image])
  }

  private func loadUser() {
    test.user.load()
    test.server.answer(.user, .user(.ada))
  }

  private func showProfile() {
    loadUser()
    test.user.showProfile()
  }
}
