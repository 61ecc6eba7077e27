import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVMC

/// Checks the claim that views can be recreated from what their view models gave them at one moment.
@Suite("Recorded input data") struct RecordedStateTests {
  /// The window of the views that are recorded, and that of fresh views.
  private let old = TestScreen()
  private let fresh = TestScreen()
  private let server = FakeServer()
  private let services = SharedServices()

  @Test("Fresh views show recorded input data, but lose scroll offset, typed filter and fade.")
  func recreated() {
    let (isListEqual, listLoss) = recreateList()
    let (isProfileEqual, profileLoss) = recreateProfile()
    let lost = listLoss + profileLoss
    let isEqual = isListEqual && isProfileEqual
    #expect(isEqual && lost == ["scroll offset", "typed text of the filter", "running fade"])
    Experiment.record(
      Experiment.RecordedState(value: "each screen's ViewInputData", isEqual: isEqual, lost: lost),
      of: "MVVM-C")
  }

  /// Shows a list that is sorted, filtered, scrolled and has a selected row, and then its data.
  private func recreateList() -> (isEqual: Bool, lost: [String]) {
    let viewModel = services.makeList()
    services.server.deliver = { [old] in old.loop.turn($0) }
    old.show(makeList(viewModel, on: old))
    services.server.answer(.load, .notes((1...40).map { .sample($0, "Note \($0)") }))
    old.tap("notes.sort")
    old.type("note", into: "notes.filter")
    let (table, field) = ("notes.table", "notes.filter")
    old.loop.turn { old.view(table, as: TableView.self).scroll(toTop: 12) }
    let row = old.view("notes.row.23", as: TableViewCell.self)
    old.loop.turn { row.select() }

    fresh.show(makeList(RecordedList(viewModel.viewInputData.value), on: fresh))
    var lost: [String] = []
    if fresh.view(table, as: TableView.self).topRow != 12 { lost.append("scroll offset") }
    if fresh.view(field, as: TextField.self).text != "note" {
      lost.append("typed text of the filter")
    }
    fresh.loop.turn { fresh.view(table, as: TableView.self).scroll(toTop: 12) }
    fresh.loop.turn { fresh.view(field, as: TextField.self).text = "note" }
    return (fresh.window.snapshot() == old.window.snapshot(), lost)
  }

  /// Shows a profile with an avatar that fades in, and then its data.
  private func recreateProfile() -> (isEqual: Bool, lost: [String]) {
    let person = SharedStore(PersonState())
    let service = UserService(
      users: UserController(transport: server), images: ImageController(transport: server),
      session: .ada, store: person, friend: nil)
    let viewModel = ProfileViewModelImpl(
      provider: ProfileProviderImpl(
        person: Tagged(person), service: Tagged(service), notes: services.notes,
        sessions: SessionService(client: SessionController(transport: server))))
    server.deliver = { [old] in old.loop.turn($0) }
    old.show(ProfileViewController(viewModel: viewModel, schedule: OncePerTurn(loop: old.loop)))
    server.answer(.user, .user(.ada))
    server.answer(.image, .picture("high"))

    let recorded = RecordedProfile(viewModel.viewInputData.value)
    fresh.show(ProfileViewController(viewModel: recorded, schedule: OncePerTurn(loop: fresh.loop)))
    let snapshot = old.window.snapshot()
    #expect(snapshot.contains("\"high\" fading"))
    let lost = fresh.window.snapshot().contains("fading") ? [] : ["running fade"]
    return (fresh.window.snapshot() == snapshot.replacing(" fading", with: ""), lost)
  }

  private func makeList(
    _ viewModel: any NotesViewModel, on screen: TestScreen
  ) -> NotesViewController {
    NotesViewController(
      viewModel: viewModel, schedule: OncePerTurn(loop: screen.loop), rows: DiffedRows())
  }
}

/// Gives recorded data to the list's view.
private final class RecordedList: NotesViewModel {
  let viewInputData: Observable<NotesViewInputData>
  let events = PublishSubject<NotesEvents>()
  var onNoteSelected: ((Note) -> Void)?
  var onCreateNote: (() -> Void)?
  var onUnknownNote: ((Int) -> Void)?

  init(_ data: NotesViewInputData) {
    viewInputData = BehaviorRelay(data).asObservable()
  }
}

/// Gives recorded data to the profile's view.
private final class RecordedProfile: ProfileViewModel {
  let viewInputData: Observable<ProfileViewInputData>
  let events = PublishSubject<ProfileEvents>()

  init(_ data: ProfileViewInputData) {
    viewInputData = BehaviorRelay(data).asObservable()
  }
}
