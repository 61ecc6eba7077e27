import Model

@testable import MVVMC

// Providers that a test sets the state of, in the place of those that ask services. Each notes what
// its view model has asked for.

final class FakeLoginProvider: LoginProvider {
  @RxPublished var currentState = LoginProviderState()
  private(set) lazy var state = $currentState
  private(set) var calls: [String] = []

  func edit(name: String) { calls.append("name \(name)") }
  func edit(password: String) { calls.append("password \(password)") }
  func logIn() { calls.append("logIn") }
}

final class FakeNotesProvider: NotesProvider {
  @RxPublished var currentState = NotesProviderState()
  private(set) lazy var state = $currentState
  private(set) var calls: [String] = []

  /// Delivers these notes as loaded.
  func show(_ notes: [Note], filter: String = "") {
    _currentState.commit { state in
      _ = state.notes.load(notes)
      state.loadState = .loaded
      state.rows = NoteRows(notes, order: .byChange, filter: filter)
    }
  }

  func refresh() { calls.append("refresh") }
  func retry() { calls.append("retry") }
  func sort(by order: NoteOrder) { calls.append("sort \(order)") }
  func filter(by filter: String) { calls.append("filter \(filter)") }
  func select(_ id: Note.ID) { calls.append("select \(id)") }
  func delete(_ id: Note.ID) { calls.append("delete \(id)") }
  func requestPicture(of id: Note.ID) { calls.append("picture \(id)") }
}

final class FakeProfileProvider: ProfileProvider {
  @RxPublished var currentState = ProfileProviderState()
  private(set) lazy var state = $currentState
  private(set) var calls: [String] = []

  func refresh() { calls.append("refresh") }
  func wantPicture() { calls.append("wantPicture") }
  func logOut() { calls.append("logOut") }
}

final class FakeTabsProvider: TabsProvider {
  @RxPublished var currentState = TabsProviderState()
  private(set) lazy var state = $currentState
}
