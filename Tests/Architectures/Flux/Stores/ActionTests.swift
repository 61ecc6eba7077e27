import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("What all stores do with actions") struct ActionTests {
  private let test = TestApp()
  private let old = Session(userID: "ada", token: "old")

  @Test(
    "An answer and a push of an old session change nothing.",
    arguments: [
      ServerAction.notesLoaded(.success([.sample(1, "Old")])),
      .notesLoaded(.failure(.requestFailed)), .notesPushed([.stored(.sample(2, "Old"))]),
      .noteSaved(2, 1, 1, succeeded: true),
      .noteSaved(2, 1, 1, succeeded: false), .noteDeleted(2, 1, succeeded: false),
      .userLoaded(.success(.ada)), .userLoaded(.failure(.requestFailed)), .userPushed(.ada),
      .avatarFound(.success(Picture(name: "old"))), .avatarArrived(.success(Picture(name: "old"))),
      .pictureArrived(ImageReference("note-1"), .success(Picture(name: "old"))),
    ])
  func oldSession(answer: ServerAction) {
    test.dispatch(.loggedIn(old), .logOut, .loggedIn(.ada), .loaded(["Milk", "Tea"]))
    var ada = User.ada
    ada.friendCount = 9
    test.dispatch(.server(.userLoaded(.success(ada))), .editNote(.sample(2, "Tea")))
    test.dispatch(.saveNote(.sample(2, "Beer"), 1))
    expectNoChange { test.dispatch(.server(answer, in: old)) }
    #expect(test.rows == ["•Beer", "Milk"] && test.stores.user.user == ada)
    #expect(test.stores.editor.draft?.isSaving == true)
    test.dispatch(.logOut)
    expectNoChange { test.dispatch(.server(answer, in: .ada)) }
  }

  @Test("An action that means nothing to any store changes nothing, and stops nothing.")
  func noStore() {
    test.dispatch(.loggedIn(.ada), .loaded(["Milk"]))
    expectNoChange {
      test.dispatch(
        .closeNote, .turnPage(to: 1), .openNote(2), .selectNote(2), .deleteNote(2), .editText("x"),
        .keepMine, .takeTheirs, .cancelEditing(1, isDirty: true), .discardChanges, .dismissAlert,
        .pushed(), .server(.pictureArrived(ImageReference("x"), .failure(.requestFailed))))
    }
    #expect(test.rows == ["Milk"])
  }

  @Test("A log-out leaves all stores as they were before the log-in.")
  func logOut() {
    test.dispatch(
      .sessionRestored(nil), .logIn, .loggedIn(.ada), .loaded(["Milk", "Tea"]),
      .server(.userLoaded(.success(.ada))), .showProfile, .requestAvatar,
      .server(.avatarArrived(.success(Picture(name: "ada-high")))),
      .requestPicture(ImageReference("x")),
      .server(.pictureArrived(ImageReference("x"), .success(Picture(name: "x")))), .sortNotes,
      .selectNote(1), .openNote(1), .editNote(.sample(1, "Milk")), .loadNotes, .loadUser,
      .selectTab(.profile), .logOut)
    let stores = test.stores
    #expect(stores.session.status == .signedOut && stores.session.session == nil)
    #expect(stores.notes.count == 0 && !stores.notes.hasLoaded && !stores.notes.isLoading)
    #expect(stores.notes.lastWrite == nil && test.rows == [])
    #expect(stores.noteList.orderTitle == "Newest first")
    #expect(stores.navigation.tab == .notes && stores.navigation.selectedID == nil)
    #expect(stores.navigation.openID == nil && stores.navigation.editor == nil)
    #expect(stores.detail.note == nil && stores.editor.draft == nil)
    #expect(stores.user.user == nil && !stores.user.isLoading)
    #expect(stores.avatar.picture == .placeholder && !stores.avatar.isFromNetwork)
    #expect(!stores.pictureRequests.isRequested(ImageReference("x")))
    #expect(stores.pictures.picture(ImageReference("x")) == .placeholder)
  }

  private func expectNoChange(_ body: () -> Void, at location: SourceLocation = #_sourceLocation) {
    let stores = test.stores
    let all: [Store<Action>] = [
      stores.session, stores.login, stores.notes, stores.noteList, stores.navigation,
      stores.detail, stores.editor, stores.user, stores.avatar, stores.pictures,
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
