import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("Action creators and the server") struct ActionCreatorTests {
  private let test = TestApp()
  private var stores: Stores { test.stores }
  private var waiting: [RequestKind] { test.server.waiting.map(\.kind) }

  private func signIn() {
    test.session.restore()
    test.server.answer(.restore, .session(.ada))
    test.server.answer(.load, .notes([.sample(1, "Milk")]))
    test.server.answer(.user, .user(.ada))
  }

  @Test(
    "Without a stored session nobody is signed in, and nothing is requested.",
    arguments: [FakeServer.Answer.session(nil), .failure(.requestFailed)])
  func nobody(answer: FakeServer.Answer) {
    #expect(stores.session.state == .restoring)
    test.session.restore()
    test.server.answer(.restore, answer)
    #expect(stores.session.state == .signedOut && waiting == [])
  }

  @Test("A user who signs in hears of pushes until the log-out.")
  func pushes() {
    signIn()
    var ada = User.ada
    ada.friendCount = 5
    test.server.push(ada)
    test.server.push(.stored(.sample(2, "Tea")))
    #expect(stores.user.user == ada && test.rows == ["Tea", "Milk"])
    test.session.logOut()
    #expect(stores.session.state == .signedOut && test.server.storedSession == nil)
    test.session.logOut()
    #expect(stores.session.state == .signedOut)
  }

  @Test("Nothing is requested while no user is signed in.")
  func signedOut() {
    test.notes.load()
    test.user.load()
    test.user.showProfile()
    test.notes.delete(1)
    test.editor.save(1)
    test.pictures.show(ImageReference("note-1"))
    #expect(waiting == [] && !stores.notes.isLoading && !stores.user.isLoading)
  }

  @Test("While a load runs, no other is sent.")
  func load() {
    signIn()
    test.notes.load()
    test.notes.load()
    #expect(waiting == [.load] && stores.notes.isLoading)
    test.server.answer(.load, .failure(.requestFailed))
    #expect(stores.notes.hasRefreshFailed)
  }

  @Test("A picture is requested once in a session, and shows the placeholder until it arrives.")
  func pictures() {
    signIn()
    let image = ImageReference("note-1")
    test.pictures.show(image)
    test.pictures.show(image)
    #expect(test.server.waiting.map(\.subject) == ["note-1"])
    #expect(stores.pictures.picture(image) == .placeholder)
    test.server.answer(.image, .picture("note-1"))
    #expect(stores.pictures.picture(image) == Picture(name: "note-1"))
    test.pictures.show(image)
    #expect(waiting == [])
    test.pictures.show(ImageReference("note-2"))
    test.server.answer(.image, .failure(.requestFailed))
    test.pictures.show(ImageReference("note-2"))
    #expect(waiting == [] && stores.pictures.picture(ImageReference("note-2")) == .placeholder)
  }

  @Test("A draft that cannot be saved sends nothing, and Cancel asks only about unsaved text.")
  func editor() throws {
    signIn()
    test.editor.edit(1)
    let id = try #require(stores.navigation.draft).id
    test.editor.save(id)
    #expect(waiting == [])
    test.editor.edit("Beer", in: id)
    test.editor.cancel(id)
    #expect(stores.navigation.alert == .discardingChanges)
    test.editor.discard()
    #expect(stores.navigation.alert == nil && stores.navigation.draft == nil)
    #expect(test.rows == ["Milk"])
  }

  @Test("A second tap of the turn on an editor that an alert covers saves nothing.")
  func coveredEditor() throws {
    signIn()
    test.editor.edit(1)
    let id = try #require(stores.navigation.draft).id
    test.editor.edit("Beer", in: id)
    test.editor.cancel(id)
    test.editor.save(id)
    #expect(waiting == [] && stores.navigation.alert == .discardingChanges)
    #expect(test.rows == ["Milk"])
  }

  @Test("What comes for a session that has ended reaches no store.")
  func oldSession() {
    let old = Session(userID: "ada", token: "old")
    let gate = SessionGate(test.dispatcher, stores.session)
    test.dispatch(.loggedIn(old), .logOut)
    gate.dispatch(.loaded(["Old"]), in: old)
    #expect(!stores.notes.hasLoaded)
    test.dispatch(.loggedIn(.ada))
    gate.dispatch(.loaded(["Old"]), in: old)
    #expect(!stores.notes.hasLoaded)
    gate.dispatch(.loaded(["New"]), in: .ada)
    #expect(test.rows == ["New"])
  }
}
