import Report
import Testing

@testable import SourceAnalysis

@Suite("Reading a recording as arrows and lines") struct TraceReaderTests {
  private typealias Doing = MadeUpTrace.Doing

  @Test("A push goes from the client through store and notices to the controller and the screen")
  func way() {
    let result = MadeUpTrace.result([
      .call(
        "closure #3 in InProcessServer.deliver(_:to:)",
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
      result.lines == [
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

  @Test("A call from a store to a controller is reported as against the direction")
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

  @Test("A controller made by a store is against the direction, and its initialiser is drawn")
  func making() {
    let made = "NotesViewController.__allocating_init(of:)"
    #expect(
      MadeUpTrace.result([.call("NotesStore.follow(_:)", [.call(made, [])])]).violations.count == 1)
    let rightly = MadeUpTrace.result([.call("NotesViewController.show(_:)", [.call(made, [])])])
    #expect(rightly.lines == ["outside call view controller: NotesViewController.show(_:)"])
  }

  @Test(
    "Calls upwards through closures, the object graph and protocols are allowed",
    arguments: [
      Doing.call("closure #1 in NotesViewController.viewDidLoad()", []),
      .call("closure #2 in MVCApp.init(_:)", [.call("NotesViewController.show(_:)", [])]),
    ])
  private func closures(_ doing: Doing) {
    let result = MadeUpTrace.result([.call("Notices.post(_:)", [doing])])
    #expect(result.violations.isEmpty)
    #expect(result.lines.last?.hasPrefix("infrastructure callback view controller") == true)
  }

  @Test("A call is allowed if the caller does not know what it calls")
  func unknown() {
    func violations(_ doing: Doing, store: String? = nil) -> Int {
      MadeUpTrace.result([.call("NotesStore.follow(_:)", [doing])], store: store).violations.count
    }
    let made = Doing.call("NotesViewController.__allocating_init(of:)", [])
    #expect(violations(made, store: "let list = NotesViewController(of: notes)") == 1)
    #expect(violations(made, store: "let list = make(notes)  // NotesViewController") == 0)
    #expect(violations(.call("NotesViewController.__deallocating_deinit", [])) == 0)
    let count = Doing.call("NotesStore.count.getter", [])
    #expect(MadeUpTrace.result([.call("Notices.post(_:)", [count])]).violations.count == 1)
    let path = Doing.call("$s3MVC10NotesStoreC5countSivpTK", [count])
    #expect(MadeUpTrace.result([.call("Notices.post(_:)", [path])]).violations.isEmpty)
    let follow = Doing.call("Notices.post(_:)", [.call("NotesStore.follow(_:)", [])])
    func heard(_ text: String) -> Int {
      MadeUpTrace.result([follow], store: text).violations.count
    }
    #expect(heard("func follow(_ note: Note) {}") == 1)
    #expect(heard("override func follow(_ note: Note) {}") == 0)
    // A method that a base class declares for a protocol, and that runs in a class below it.
    let entry = "protocol witness for DetailDelegate.noteBeside(_:) in conformance NotesStore"
    let show = Doing.call("NotesViewController.show(_:)", [])
    #expect(MadeUpTrace.result([.call(entry, [show])]).violations.isEmpty)
  }

  @Test("A controller may call a contract that a store may not call")
  func contracts() {
    let witness =
      "protocol witness for DetailDelegate.noteBeside(_:) in conformance NotesViewController"
    let shown = MadeUpTrace.result([.call("NotesViewController.show(_:)", [.call(witness, [])])])
    #expect(shown.violations.isEmpty)
    let refused = MadeUpTrace.result([.call("NotesStore.follow(_:)", [.call(witness, [])])])
    #expect(refused.violations.count == 1)
  }

  @Test("Queued work is an arrow to the loop, and comes back as a closure")
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
      result.lines == [
        "outside call infrastructure: Notices.post(_:)",
        "infrastructure call loop: MainLoop.async(_:)",
        "loop callback view controller: NotesViewController.show(_:)",
      ])
  }

  @Test("The toolkit's callbacks are shown, and its own work in layout is not")
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
      result.lines == [
        "outside call view controller: NotesViewController.show(_:)",
        "view controller call client: NotesController.load(in:_:)",
        "view controller call screen: TableView.deleteRow(_:)",
        "view controller write screen: notes.table: delete row 7",
        "screen call view controller: NotesViewController.show(_:)",
      ])
  }

  @Test("Repeated arrows are counted, and repeated passages of several arrows become loops")
  func loops() {
    let row = Doing.call(
      "NotesViewController.show(_:)", [.call("NotesStore.count.getter", []), .work("write a b")])
    let rows = MadeUpTrace.result([
      .call(
        "Notices.post(_:)",
        [.call("closure #1 in NotesViewController.viewDidLoad()", [row, row, row])])
    ])
    #expect(
      rows.lines == [
        "outside call infrastructure: Notices.post(_:)",
        "infrastructure callback view controller: NotesViewController.show(_:)",
        "3 times", "  view controller read store: NotesStore.count",
        "  view controller write screen: write a b",
      ])
    #expect(
      MadeUpTrace.result([row], times: 200).lines == [
        "200 times", "  outside call view controller: NotesViewController.show(_:)",
        "  view controller read store: NotesStore.count",
        "  view controller write screen: write a b",
      ])
    // A call that runs three times in one turn runs three times in each repetition.
    let read = Doing.call("NotesStore.count.getter", [])
    #expect(
      MadeUpTrace.result(
        [.call("NotesViewController.show(_:)", [read, read, read])], times: 199
      ).lines == [
        "199 times", "  outside call view controller: NotesViewController.show(_:)",
        "  view controller read store: NotesStore.count × 3",
      ])
  }

  @Test("A diagram of too many arrows has one for each pair of roles, with all calls")
  func summed() {
    let names = ["NotesStore.follow(_:)", "Notices.post(_:)", "NotesViewController.show(_:)"]
    // No passage of this sequence is followed by itself, so no loop shortens it.
    var order = [0]
    while order.count < 2 * TraceResult.mostArrows {
      order = order.flatMap { [[0, 1, 2], [0, 2], [1]][$0] }
    }
    func result(_ count: Int) -> TraceResult {
      MadeUpTrace.result(order.prefix(count).map { .call(names[$0], []) }, times: 2)
    }
    #expect(!result(TraceResult.mostArrows).isSummed)
    #expect(result(TraceResult.mostArrows).passages[0].arrows.count == TraceResult.mostArrows)
    let long = result(TraceResult.mostArrows + 1)
    #expect(long.isSummed)
    let counts = names.indices.map { name in
      2 * order.prefix(TraceResult.mostArrows + 1).count { $0 == name }
    }
    #expect(
      long.lines == [
        "outside call store: NotesStore.follow(_:) × \(counts[0])",
        "outside call infrastructure: Notices.post(_:) × \(counts[1])",
        "outside call view controller: NotesViewController.show(_:) × \(counts[2])",
      ])
  }

  @Test("Lines are listed once and in order, and lines after a call are a new step")
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
