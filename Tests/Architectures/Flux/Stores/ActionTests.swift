import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("What all stores do with actions") struct ActionTests {
  private let test = TestApp()

  @Test("An action that means nothing to any store changes nothing, and stops nothing.")
  func noStore() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk"]))
    expectNoChange {
      test.dispatch(
        .closeNote(opening: 0), .turnPage(to: 1, opening: 0), .openNote(2), .selectNote(2),
        .deleteNote(2), .editNote(2), .editText("x", in: 1), .keepMine(in: 1), .takeTheirs(in: 1),
        .cancelEditing(1),
        .discardChanges, .dismissAlert, .pushed())
    }
    #expect(test.rows == ["Milk"])
  }

  @Test("A log-out leaves all stores as they were before the log-in.")
  func logOut() {
    test.dispatch(
      .sessionRestored(nil), .logIn, .loggedIn(.ada), .loaded(["Milk", "Tea"]),
      .userLoaded(.success(.ada)), .showProfile, .requestAvatar,
      .avatarArrived(Picture(name: "ada-high")),
      .requestPicture(ImageReference("x")),
      .pictureArrived(ImageReference("x"), Picture(name: "x")), .sortNotes,
      .selectNote(1), .openNote(1), .editNote(1), .loadNotes, .loadUser,
      .selectTab(.profile), .logOut)
    let stores = test.stores
    #expect(stores.session.state == .signedOut && stores.session.session == nil)
    #expect(stores.notes.count == 0 && !stores.notes.hasLoaded && !stores.notes.isLoading)
    #expect(stores.notes.lastWrite == 0 && test.rows == [])
    #expect(stores.noteList.orderTitle == "Newest first")
    #expect(stores.navigation.tab == .notes && stores.noteList.selectedID == nil)
    #expect(stores.navigation.page == nil && stores.navigation.draft == nil)
    #expect(stores.detail.state == nil)
    #expect(stores.user.user == nil && !stores.user.isLoading)
    #expect(stores.avatar.picture == .placeholder && !stores.avatar.isFromNetwork)
    #expect(!stores.pictureRequests.isAvatarDue)
    #expect(!stores.pictureRequests.isRequested(ImageReference("x")))
    #expect(stores.pictures.picture(ImageReference("x")) == .placeholder)
  }

  @Test("Taps on screens that a log-out of the turn is about to close leave nothing behind.")
  func tapsAfterLogOut() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk", "Tea"]), .logOut)
    expectNoChange {
      test.dispatch(
        .selectTab(.profile), .sortNotes, .filterNotes("x"), .createNote, .openNote(1),
        .selectNote(1), .editNote(1), .deleteNote(1))
      test.user.showProfile()
    }
    test.dispatch(.loggedIn(.ada), .loaded(["Milk", "Tea"]))
    #expect(test.stores.navigation.tab == .notes && test.stores.navigation.draft == nil)
    #expect(test.stores.noteList.orderTitle == "Newest first" && test.rows == ["Tea", "Milk"])
  }

  private func expectNoChange(_ body: () -> Void, at location: SourceLocation = #_sourceLocation) {
    let stores = test.stores
    let all: [Store<Action>] = [
      stores.session, stores.login, stores.notes, stores.noteList, stores.navigation,
      stores.detail, stores.user, stores.avatar, stores.pictures,
      stores.pictureRequests,
    ]
    var changed: [String] = []
    let listeners = all.map { store in
      store.addListener { changed.append(String(describing: type(of: store))) }
    }
    withExtendedLifetime(listeners, body)
    #expect(changed == [], sourceLocation: location)
  }
}
