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
  private let services = SharedServices()

  @Test("Fresh views show recorded data, without open screens, typed text and fade.")
  func recreated() throws {
    let (isListEqual, listLoss) = recreateList()
    let (isProfileEqual, profileLoss) = recreateProfile()
    let lost = listLoss + profileLoss + recreateOpenNote()
    let isEqual = isListEqual && isProfileEqual
    try #require(
      isEqual
        && lost == ["scroll offset", "typed filter", "running animation", "open screens"])
    Experiment.record(
      Experiment.RecordedState(
        value: "ViewInputData of the list and of the profile, and CellInputData", isEqual: isEqual,
        lost: lost),
      of: "MVVM-C")
  }

  /// Opens a note in the running app, and shows the data of the list, which do not contain that.
  private func recreateOpenNote() -> [String] {
    let app = RunningApp()
    app.server.answer(.restore, .session(.ada))
    app.server.answer(.load, .notes([.sample(1, "Milk")]))
    app.screen.tap("notes.row.1")
    #expect(app.screen.isShown("detail"))
    let list: any NotesViewModel = app.container.resolve()
    fresh.show(makeList(RecordedList(list), on: fresh))
    return fresh.isShown("notes") && !fresh.isShown("detail") ? ["open screens"] : []
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

    fresh.show(makeList(RecordedList(viewModel), on: fresh))
    var lost: [String] = []
    if fresh.view(table, as: TableView.self).topRow != 12 { lost.append("scroll offset") }
    if fresh.view(field, as: TextField.self).text != "note" {
      lost.append("typed filter")
    }
    fresh.loop.turn { fresh.view(table, as: TableView.self).scroll(toTop: 12) }
    fresh.loop.turn { fresh.view(field, as: TextField.self).text = "note" }
    return (fresh.window.snapshot() == old.window.snapshot(), lost)
  }

  /// Shows a profile with an avatar that fades in, and then its data.
  private func recreateProfile() -> (isEqual: Bool, lost: [String]) {
    let (server, viewModel) = (services.server, services.makeProfile())
    server.deliver = { [old] in old.loop.turn($0) }
    old.show(ProfileViewController(viewModel: viewModel, loop: old.loop))
    server.answer(.user, .user(.ada))
    server.answer(.image, .picture("high"))

    let recorded = RecordedProfile(Bound(viewModel.viewInputData).data)
    fresh.show(ProfileViewController(viewModel: recorded, loop: fresh.loop))
    let snapshot = old.window.snapshot()
    #expect(snapshot.contains("\"high\" fading"))
    let lost = fresh.window.snapshot().contains("fading") ? [] : ["running animation"]
    return (fresh.window.snapshot() == snapshot.replacing(" fading", with: ""), lost)
  }

  private func makeList(
    _ viewModel: any NotesViewModel, on screen: TestScreen
  ) -> NotesViewController {
    NotesViewController(viewModel: viewModel, loop: screen.loop)
  }
}

/// Gives recorded data to the list's view.
private final class RecordedList: NotesViewModel {
  let viewInputData: Observable<NotesViewInputData>
  let events = PublishSubject<NotesEvents>()
  var onNoteSelected: ((Note) -> Void)?
  var onCreateNote: (() -> Void)?
  var onUnknownNote: ((Note.ID) -> Void)?
  var onLoaded: (() -> Void)?
  private let cells: [Note.ID: NoteCellInputData]

  init(_ viewModel: any NotesViewModel) {
    let data = Bound(viewModel.viewInputData).data
    viewInputData = BehaviorRelay(data).asObservable()
    cells = Dictionary(uniqueKeysWithValues: data.rows.map { ($0, viewModel.cell(of: $0)) })
  }

  func cellInputData(of id: Note.ID) -> Observable<NoteCellInputData> {
    guard let cell = cells[id] else { fatalError("note \(id) is not recorded") }
    return BehaviorRelay(cell).asObservable()
  }

  func select(_ id: Note.ID) {}
  func open(_ id: Note.ID) {}
}

/// Gives recorded data to the profile's view.
private final class RecordedProfile: ProfileViewModel {
  let viewInputData: Observable<ProfileViewInputData>
  let events = PublishSubject<ProfileEvents>()

  init(_ data: ProfileViewInputData) {
    viewInputData = BehaviorRelay(data).asObservable()
  }
}
