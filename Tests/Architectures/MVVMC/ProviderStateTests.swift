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
    let services = SharedServices()
    let pictures = PicturesService(
      client: ImageController(transport: services.server), session: .ada)
    let provider = NotesProviderImpl(
      notes: services.notes, pageRows: services.rows, service: services.service,
      pictures: pictures)
    services.server.answer(.load, .notes([1, 2, 3].map { .sample($0, "\($0)") }))

    var delivered: [NotesProviderState] = []
    provider.state.subscribe { delivered.append($0) }.disposed(by: bag)
    services.server.push(.deleted(2))
    services.service.save(.sample(4, "")) { _ in }
    #expect(delivered.map { $0.rows.ids.sorted() } == [[1, 2, 3], [1, 3], [1, 3, 4]])
    #expect(delivered.allSatisfy { state in state.rows.ids.allSatisfy { state.notes[$0] != nil } })
    #expect(delivered.allSatisfy { $0.rows.ids.count == $0.notes.count })
    #expect(services.rows.currentState.ids == provider.currentState.rows.ids)
  }

  @Test("A list's provider that is made late has the rows of all notes.")
  func late() {
    let services = SharedServices()
    services.load(.sample(1, "One"), .sample(2, "Two"))
    services.server.push(.stored(.sample(3, "Three")))
    let module = services.makeList()
    let list = Bound(module.viewInputData)
    #expect(list.data.rows == [3, 2, 1])
    services.server.push(.deleted(2))
    #expect(list.data.rows == [3, 1])
  }

  @Test("Equal data are delivered once; a cell that differs is delivered alone.")
  func distinct() {
    let provider = FakeNotesProvider()
    let viewModel = NotesViewModelImpl(provider: provider)
    provider.show([.sample(1, "One"), .sample(2, "Two")])
    var delivered: [String] = []
    viewModel.viewInputData.subscribe { delivered.append($0.title) }.disposed(by: bag)
    for id in [1, 2] {
      viewModel.cellInputData(of: id).subscribe { delivered.append("\($0.title) \($0.isSelected)") }
        .disposed(by: bag)
    }
    #expect(delivered == ["Notes (2)", "One false", "Two false"])
    provider.currentState.pictures[ImageReference("unused")] = "unused.png"
    #expect(delivered.count == 3)
    provider.currentState.selectedID = 2
    #expect(delivered.dropFirst(3) == ["Two true"])
  }

  @Test("A value that a subscriber puts in its place is delivered to all after the older one.")
  func nested() {
    let relay = BehaviorRelay(0)
    let values = relay.asObservable()
    var delivered: [Int] = []
    var deliveredLate: [Int] = []
    values.subscribe { [bag] value in
      guard value == 1 else { return }
      relay.accept(2)
      #expect(relay.value == 2)
      values.subscribe { deliveredLate.append($0) }.disposed(by: bag)
    }.disposed(by: bag)
    values.subscribe { delivered.append($0) }.disposed(by: bag)
    relay.accept(1)
    #expect(delivered == [0, 1, 2])
    #expect(deliveredLate == [1, 2])
    relay.accept(3)
    #expect(delivered == [0, 1, 2, 3])
  }

  @Test("An observer of the notes that commits to their store loses no change.")
  func nestedCommit() {
    let services = SharedServices()
    services.load(.sample(1, "One"))
    var delivered: [[Int]] = []
    services.notes.state.subscribe { [services] state in
      delivered.append(state.changes.map(\.id))
      if state.changes.map(\.id) == [2] { services.service.delete(1) }
    }.disposed(by: bag)
    services.server.push(.stored(.sample(2, "Two")))
    #expect(delivered == [[1], [2], [1]])
    #expect(services.notes.currentState.notes.notes.keys.sorted() == [2])
  }

  @Test("A page that is turned to has the note as the store has it, also if it was deleted.")
  func turnedPage() {
    let services = SharedServices()
    services.load(.sample(1, "One"), .sample(2, "Two"))
    let provider = DetailProviderImpl(
      id: 1, notes: services.notes, rows: services.rows, service: services.service)
    services.server.push(.stored(.sample(2, "Theirs")))
    provider.turn(to: 2)
    #expect(provider.currentState.note?.text == "Theirs")
    services.server.push(.deleted(1))
    provider.turn(to: 1)
    #expect(provider.currentState.id == 1 && provider.currentState.note == nil)
  }

  private struct Fields: Equatable {
    var one = 0
    var other = 0
  }
}
