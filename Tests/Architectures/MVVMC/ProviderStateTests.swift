import Backend
import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

/// Checks that states are delivered once, and whole.
@Suite("States of providers and shared stores") struct ProviderStateTests {
  private let bag = DisposeBag()

  @Test("A commit delivers once, when all fields are set; fields set one by one do not.")
  func commit() {
    let published = RxPublished(wrappedValue: Fields())
    var delivered: [Fields] = []
    published.projectedValue.subscribe { delivered.append($0) }.disposed(by: bag)
    published.commit { fields in
      fields.one = 1
      fields.other = 1
    }
    #expect(delivered == [Fields(), Fields(one: 1, other: 1)])
    published.wrappedValue.one = 2
    published.wrappedValue.other = 2
    #expect(delivered.dropFirst(2) == [Fields(one: 2, other: 1), Fields(one: 2, other: 2)])
  }

  @Test("A commit to a shared store delivers once, when all fields are set.")
  func shared() {
    let store = SharedStore(Fields())
    var delivered: [Fields] = []
    store.state.subscribe { delivered.append($0) }.disposed(by: bag)
    store.commit { fields in
      fields.one = 1
      fields.other = 1
    }
    #expect(delivered == [Fields(), Fields(one: 1, other: 1)])
  }

  @Test("Each change of the notes reaches the list's provider once, with rows that have notes.")
  func notes() {
    let notes = SharedStore(NotesState())
    let server = InProcessServer(clock: VirtualClock(), fixture: Fixture(), cache: BackendCache())
    let session = Session(userID: "ada", token: "")
    let provider = NotesProviderImpl(
      notes: notes, rows: SharedStore(RowsState()),
      service: NotesService(
        client: NotesController(transport: server),
        timeAndIDs: TimeAndIDs(now: { Timestamp(milliseconds: 0) }, makeNoteID: { 1 }),
        session: session, store: notes),
      pictures: PicturesService(client: ImageController(transport: server), session: session))
    let list = [1, 2, 3].map {
      Note(id: $0, createdAt: Timestamp(milliseconds: Int64($0)), text: "\($0)")
    }
    notes.commit { $0.endLoad(list) }

    var delivered: [NotesProviderState] = []
    provider.state.subscribe { delivered.append($0) }.disposed(by: bag)
    notes.commit { $0.change { $0.apply([.deleted(2)]) } }
    notes.commit {
      $0.change { $0.beginSave(Note(id: 4, createdAt: list[2].createdAt, text: "")).changes }
    }
    #expect(delivered.map { $0.rows.ids.sorted() } == [[1, 2, 3], [1, 3], [1, 3, 4]])
    #expect(delivered.allSatisfy { state in state.rows.ids.allSatisfy { state.notes[$0] != nil } })
    #expect(delivered.allSatisfy { $0.rows.ids.count == $0.notes.count })
  }

  @Test("Equal data are delivered once; a cell that differs is delivered with its screen.")
  func distinct() {
    let provider = FakeNotesProvider()
    let viewModel = NotesViewModelImpl(provider: provider)
    var delivered: [NotesViewInputData] = []
    viewModel.viewInputData.subscribe { delivered.append($0) }.disposed(by: bag)
    provider.currentState.pictures[ImageReference("unused")] = "unused.png"
    #expect(delivered.count == 1)
    provider.show([Note(id: 1, createdAt: Timestamp(milliseconds: 0), text: "One")])
    provider.currentState.selectedID = 1
    #expect(delivered.map(\.title) == ["Notes (0)", "Notes (1)", "Notes (1)"])
    #expect(delivered.map { $0.cells.values.map(\.isSelected) } == [[], [false], [true]])
  }

  @Test("A page that is turned to has the note as the store has it, also if it was deleted.")
  func turnedPage() {
    let services = SharedServices()
    services.load(.sample(1, "One"), .sample(2, "Two"))
    let provider = DetailProviderImpl(
      note: .sample(1, "One"), notes: services.notes, rows: services.rows,
      service: services.service)
    services.server.push(.stored(.sample(2, "Theirs")))
    provider.turn(to: .sample(2, "Two"))
    #expect(provider.currentState.note.text == "Theirs" && !provider.currentState.isDeleted)
    services.server.push(.deleted(1))
    provider.turn(to: .sample(1, "One"))
    #expect(provider.currentState.note.id == 1 && provider.currentState.isDeleted)
  }

  private struct Fields: Equatable {
    var one = 0
    var other = 0
  }
}
