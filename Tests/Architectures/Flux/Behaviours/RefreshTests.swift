import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  private let test = TestApp()
  private var store: UserStore { test.stores.user }

  @Test("The user is loaded at sign-in and by Refresh, and a second tap sends no request.")
  func success() {
    test.restore(.ada)
    #expect(test.server.waiting.map(\.kind) == [.load, .user] && store.isLoading)
    test.user.load()
    test.server.answer(.user, .user(.ada))
    #expect(!store.isLoading && store.user == .ada && !store.hasFailed)
    #expect(test.changes(of: store) { test.user.load() } == 1)
    test.user.load()
    #expect(test.server.waiting.map(\.kind) == [.load, .user] && store.isLoading)
  }

  @Test("A push shows at once while Refresh runs, but not before the first answer.")
  func pushed() {
    var ada = User.ada
    ada.friendCount = 3
    test.restore(.ada)
    test.server.push(ada)
    #expect(store.user == nil && store.isLoading)
    test.server.answer(.user, .user(.ada))
    test.user.load()
    test.server.push(ada)
    #expect(store.user == ada && store.isLoading)
    ada.friendCount = 4
    test.server.answer(.user, .user(ada))
    #expect(store.user == ada && !store.isLoading)
  }

  @Test("A failure enables Refresh, keeps the data, and is forgotten at the next try.")
  func failure() {
    test.restore(.ada)
    test.server.answer(.user, .user(.ada))
    test.user.load()
    test.server.answer(.user, .failure(.requestFailed))
    #expect(!store.isLoading && store.hasFailed && store.user == .ada)
    test.user.load()
    #expect(store.isLoading && !store.hasFailed)
    test.server.answer(.user, .failure(.requestFailed))
    test.session.logOut()
    #expect(store.user == nil && !store.hasFailed && !store.isLoading)
  }
}
