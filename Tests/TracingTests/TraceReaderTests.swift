import Reporting
import Testing
@testable import Tracing

@Suite("A recording becomes arrows between roles, and lines") struct TraceReaderTests {
  private typealias Doing = MadeUpTrace.Doing

  @Test("A push goes from the client by the store and its notices to the controller and the screen")
  func way() {
    let result = MadeUpTrace.result([
      .call(
        "closure #3 in Backend.deliver(_:to:)",
        [
          .call(
            "NotesStore.follow(_:)",
            [
              .call("outlined copy of Note", []),
              .call("NotesStore.change(_:)", []),
              .call(
                "Notices.post(_:)",
                [
                  .call(
                    "closure #1 in NotesViewController.viewDidLoad()",
                    [
                      .call(
                        "NotesViewController.show(_:)",
                        [
                          .call("NotesStore.count.getter", []),
                          .call("Label.text.setter", [.work("write notes.title text")]),
                        ])
                    ])
                ]),
            ])
        ])
    ])
    #expect(
      result.told == [
        "client call store: NotesStore.follow(_:)",
        "store call infrastructure: Notices.post(_:)",
        "infrastructure callback view controller: NotesViewController.show(_:)",
        "view controller read store: NotesStore.count",
        "view controller write screen: write notes.title text",
      ])
    #expect(
      result.participants == ["client", "store", "infrastructure", "view controller", "screen"])
    #expect(result.violations.isEmpty)
  }

  @Test("A store that calls a controller by its name goes against the direction, and is named")
  func against() throws {
    let result = MadeUpTrace.result([
      .call("NotesStore.follow(_:)", [.call("NotesViewController.show(_:)", [])])
    ])
    let violation = try #require(result.violations.first)
    #expect(result.violations.count == 1)
    #expect((violation.from, violation.to) == ("store", "view controller"))
    #expect(
      violation.against
        == "store to view controller is not in the pattern's matrix: NotesViewController.show(_:)")
  }

  @Test("So does a store that makes a controller, though initialisers are not drawn else")
  func making() {
    let made = "NotesViewController.__allocating_init(of:)"
    #expect(
      MadeUpTrace.result([.call("NotesStore.follow(_:)", [.call(made, [])])]).violations.count == 1)
    let rightly = MadeUpTrace.result([.call("NotesViewController.show(_:)", [.call(made, [])])])
    #expect(rightly.told == ["outside call view controller: NotesViewController.show(_:)"])
  }

  @Test(
    "A closure is the way up that is permitted, and so is one of the object graph; a protocol stands for itself",
    arguments: [
      Doing.call("closure #1 in NotesViewController.viewDidLoad()", []),
      .call("closure #2 in Parts.make()", [.call("NotesViewController.show(_:)", [])]),
    ])
  private func closures(_ doing: Doing) {
    let result = MadeUpTrace.result([.call("Notices.post(_:)", [doing])])
    #expect(result.violations.isEmpty)
    #expect(result.told.last?.hasPrefix("infrastructure callback view controller") == true)
  }

  @Test("A protocol stands for itself: a controller may know the contract, a store may not")
  func contracts() {
    let witness =
      "protocol witness for DetailDelegate.noteBeside(_:) in conformance NotesViewController"
    let shown = MadeUpTrace.result([.call("NotesViewController.show(_:)", [.call(witness, [])])])
    #expect(shown.violations.isEmpty)
    let refused = MadeUpTrace.result([.call("NotesStore.follow(_:)", [.call(witness, [])])])
    #expect(refused.violations.count == 1)
  }

  @Test("Queued work leads to the loop, and comes back as a closure")
  func queue() {
    let result = MadeUpTrace.result([
      .call("Notices.post(_:)", [.call("MainLoop.async(_:)", [])]),
      .call(
        "MainLoop.drainQueue()",
        [
          .call(
            "closure #1 in NotesViewController.viewDidLoad()",
            [.call("NotesViewController.show(_:)", [])])
        ]),
    ])
    #expect(
      result.told == [
        "outside call infrastructure: Notices.post(_:)",
        "infrastructure call loop: MainLoop.async(_:)",
        "loop callback view controller: NotesViewController.show(_:)",
      ])
  }

  @Test("The toolkit is shown where it calls back, and its own work in layout is not")
  func toolkit() {
    let result = MadeUpTrace.result([
      .call(
        "NotesViewController.show(_:)",
        [
          .call("NotesController.load(in:_:)", []),
          .call(
            "TableView.deleteRow(_:)",
            [
              .work("notes.table: delete row 7"),
              .call("NotesViewController.show(_:)", []),
            ]),
        ]),
      .call("Label.text.setter", [.work("write by nobody")]),
    ])
    #expect(
      result.told == [
        "outside call view controller: NotesViewController.show(_:)",
        "view controller call client: NotesController.load(in:_:)",
        "view controller call screen: TableView.deleteRow(_:)",
        "view controller write screen: notes.table: delete row 7",
        "screen call view controller: NotesViewController.show(_:)",
      ])
  }

  @Test("What comes again in a row is counted, and passages of several arrows are loops")
  func loops() {
    let row = Doing.call(
      "NotesViewController.show(_:)", [.call("NotesStore.count.getter", []), .work("write a b")])
    let rows = MadeUpTrace.result([
      .call(
        "Notices.post(_:)",
        [.call("closure #1 in NotesViewController.viewDidLoad()", [row, row, row])])
    ])
    #expect(
      rows.told == [
        "outside call infrastructure: Notices.post(_:)",
        "infrastructure callback view controller: NotesViewController.show(_:)",
        "3 times", "  view controller read store: NotesStore.count",
        "  view controller write screen: write a b",
      ])
    #expect(
      MadeUpTrace.result([row], times: 200).told == [
        "200 times", "  outside call view controller: NotesViewController.show(_:)",
        "  view controller read store: NotesStore.count",
        "  view controller write screen: write a b",
      ])
    // What one turn does three times is three times in each.
    let read = Doing.call("NotesStore.count.getter", [])
    #expect(
      MadeUpTrace.result(
        [.call("NotesViewController.show(_:)", [read, read, read])], times: 199
      ).told == [
        "199 times", "  outside call view controller: NotesViewController.show(_:)",
        "  view controller read store: NotesStore.count × 3",
      ])
  }

  @Test("Lines come in their order, each once; what a function does after a call is a step again")
  func steps() {
    let result = MadeUpTrace.result([
      .call(
        "NotesStore.follow(_:)",
        [.block(1), .call("Notices.post(_:)", [.block(2)]), .block(3), .block(4)]),
      .call("NotesStore.follow(_:)", [.block(1)]),
      .call("closure #1 in NotesViewController.viewDidLoad()", []),
    ])
    #expect(
      result.steps.map { "\($0.role) \($0.function) \($0.lines)" } == [
        "store NotesStore.follow(_:) 10-11", "infrastructure Notices.post(_:) 5,7",
        "store NotesStore.follow(_:) 13-14",
        "view controller a closure of NotesViewController.viewDidLoad() 12",
      ])
  }
}
