import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The avatar belongs to the user's current reference") struct ObservableAvatarStoreTests {
  private let server = FakeServer()
  private let stores: SessionStores
  private let avatar: TestObserver<String?>

  init() {
    stores = .fake(server)
    avatar = TestObserver(stores.avatar.avatar.map { $0?.picture.name })
    stores.avatar.want()
    stores.user.load()
    server.answer(.user, .user(.ada))
  }

  private func pushOtherReference() {
    var user = User.ada
    user.avatar = AvatarReference(low: ImageReference("new-low"), high: ImageReference("new-high"))
    server.push(user)
  }

  @Test("A late answer for an earlier reference is dropped.")
  func late() {
    pushOtherReference()
    server.answer(.image, .picture("ada-high"))
    server.answer(.image, .picture("new-high"))
    server.answer(.cache, .picture("ada-low"))
    #expect(avatar.values == [nil, "new-high"])
  }

  @Test("Another reference begins without a picture, and shows its own one from the cache.")
  func anew() {
    server.answer(.image, .picture("ada-high"))
    pushOtherReference()
    server.answer(.cache, .picture("ada-low"))
    server.answer(.cache, .picture("new-low"))
    server.answer(.image, .failure(.requestFailed))
    #expect(avatar.values == [nil, "ada-high", nil, "new-low"])
  }
}
