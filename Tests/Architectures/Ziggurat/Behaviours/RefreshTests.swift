import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("The profile's Refresh is disabled while it runs", .measured) struct RefreshTests {
  // MARK: - The Presenter

  @Test("Refresh is disabled before the first answer.") func presentedRunning() {
    let context = FakeContext { $0.loadState = .running }
    #expect(
      ProfilePresenter.present(context)
        == ProfileViewModel(
          avatar: AvatarViewModel(imageName: "placeholder", fadesIn: false), name: "",
          friends: "", notes: "0 notes", isRefreshEnabled: false, isErrorShown: false))
  }

  @Test("Refresh is enabled after success and failure.", arguments: [true, false])
  func presentedAnswer(succeeds: Bool) {
    let context = FakeContext {
      $0.user = .ada
      $0.hiddenCount = 1
      $0.loadState.end(succeeded: succeeds)
    }
    #expect(
      ProfilePresenter.present(context)
        == ProfileViewModel(
          avatar: AvatarViewModel(imageName: "placeholder", fadesIn: false), name: "ADA",
          friends: "This user has 2 friends", notes: "1 note", isRefreshEnabled: true,
          isErrorShown: !succeeds))
  }

  // MARK: - The Service

  @Test("The user is loaded at sign-in, and no second time while that runs.") func running() {
    let services = TestServices()
    let user = services.user
    #expect(services.renderer.hears { user.sessionBegan(.ada) })
    #expect(user.loadState.isRunning)
    user.refreshTapped()
    #expect(services.server.waiting.map(\.kind) == [.user])
    #expect(services.renderer.hears { services.server.answer(.user, .user(.ada)) })
    #expect(user.user == .ada && user.loadState.hasSucceeded && !user.loadState.isRunning)
  }

  @Test("A refresh can fail, which keeps the data until the next try.") func failure() {
    let services = TestServices()
    let user = services.user
    user.sessionBegan(.ada)
    services.server.answer(.user, .user(.ada))
    #expect(services.renderer.hears { user.refreshTapped() })
    #expect(user.loadState.isRunning)
    services.server.answer(.user, .failure(.requestFailed))
    #expect(user.user == .ada && user.loadState.hasFailed && !user.loadState.isRunning)
    user.refreshTapped()
    #expect(!user.loadState.hasFailed && user.loadState.isRunning)
    var ada = User.ada
    ada.friendCount = 3
    #expect(services.renderer.hears { services.server.push(ada) })
    #expect(user.user == ada)
  }
}
