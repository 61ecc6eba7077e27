import Study
import Support
import Testing

@testable import SourceAnalysis

@Suite("Reading what the recorder printed") struct TraceTests {
  /// The first address of some functions, of which every 16 bytes are a block and a line.
  private let functions: [(name: String, file: String?, line: Int)] = [
    ("NotesStore.follow(_:)", "Stores/NotesStore.swift", 10),
    ("Notices.post<A>(_:)", "Infrastructure/Notices.swift", 5),
    ("closure #1 in NotesViewController.viewDidLoad()", "Notes/NotesViewController.swift", 12),
    ("outlined copy of Note", nil, 0),
  ]

  /// Returns symbols with an address for each 2 bytes of 16 blocks of each function.
  private func symbols(in folder: String) -> Symbols {
    var places: [UInt: Symbols.Place] = [:]
    for (index, function) in functions.enumerated() {
      for offset in stride(from: UInt(0), to: 256, by: 2) {
        places[UInt(index) << 8 + offset] = Symbols.Place(
          symbol: function.name, file: function.file.map { "\(folder)/\($0)" },
          line: function.line + Int(offset / 16))
      }
    }
    return Symbols(
      places: places, names: Dictionary(uniqueKeysWithValues: functions.map { ($0.name, $0.name) }))
  }

  /// Returns the steps of blocks, each given by its function and its number in it.
  private func steps(_ blocks: [(Int, Int)], in folder: String? = nil) throws -> [String] {
    let map = try BucketMap.named("MVC")
    let text = blocks.map { function, block in
      let start = function << 8 + block << 4
      return "\(String(start, radix: 16)) \(String(start + 16, radix: 16))\n"
    }.joined()
    let trace = try #require(RawTrace.all(in: "trace MVC\n\(text)").first)
    #expect(trace.architecture == "MVC")
    return try trace.steps(symbols(in: folder ?? map.folder), map).map {
      "\($0.role) \($0.function) \($0.file.split(separator: "/").last ?? ""):\($0.lines)"
    }
  }

  @Test("Lines are listed in the order in which they ran, with the role and the function.")
  func order() throws {
    #expect(
      try steps([(0, 0), (0, 1), (1, 0), (1, 2), (0, 3), (0, 4), (3, 0), (2, 0)]) == [
        "store NotesStore.follow(_:) NotesStore.swift:10-11",
        "infrastructure Notices.post(_:) Notices.swift:5,7",
        "store NotesStore.follow(_:) NotesStore.swift:13-14",
        "view controller a closure of NotesViewController.viewDidLoad() NotesViewController.swift:12",
      ])
  }

  @Test("Another block of lines that have run is no new step.")
  func repetition() throws {
    #expect(
      try steps([(0, 0), (1, 0), (0, 0)]) == [
        "store NotesStore.follow(_:) NotesStore.swift:10",
        "infrastructure Notices.post(_:) Notices.swift:5",
      ])
  }

  @Test("Code outside of the architecture's folder is no step.")
  func outside() throws {
    #expect(try steps([(0, 0)], in: "Sources/App/Toolkit").isEmpty)
  }

  @Test(
    "A damaged line of the recorder's output is an error.",
    arguments: ["1 2", "trace", "trace A\n1", "trace A\n2 1", "trace A\ng 1", "trace A\n1 2 3"])
  func damage(_ text: String) {
    #expect(throws: CommandFailure.self) { try RawTrace.all(in: text) }
  }

  @Test(
    "A demangled name is shown as the source spells it.",
    arguments: [
      ("NotesStore.follow(_:)", "NotesStore.follow(_:)"),
      ("static RootPresenter.present<A>(_:)", "RootPresenter.present(_:)"),
      ("closure #1 in NotesStore.init(session:)", "a closure of NotesStore.init(session:)"),
      ("closure #10 in closure #1 in A.viewDidLoad()", "a closure of A.viewDidLoad()"),
      ("implicit closure #1 in variable initialization expression of A.b", "a closure of A.b"),
      ("Renderer<Array<A>>.isScheduled.getter", "Renderer.isScheduled"),
      ("Output.value.setter", "Output.value ="), ("appReducer(_:_:)", "appReducer(_:_:)"),
    ])
  func names(_ demangled: String, _ name: String) {
    #expect(Symbols.name(demangled) == name)
  }

  @Test(
    "The functions that the compiler makes of one init or deinit are one.",
    arguments: [
      ("$s3MVC7NoticesCACyxGycfC", "$s3MVC7NoticesCACyxGycfc"),
      ("$s3MVC7NoticesCfD", "$s3MVC7NoticesCfd"), ("$s3MVC7NoticesCfZ", "$s3MVC7NoticesCfd"),
    ])
  func initialisers(_ symbol: String, _ one: String) {
    #expect(Symbols.place(symbol: symbol, at: "/build/Sources/A.swift:12").symbol == one)
  }

  @Test(
    "A function made by the compiler has no name.",
    arguments: [
      "outlined copy of Note?", "partial apply for closure #1 in NotesStore.follow(_:)",
      "thunk for @escaping @callee_guaranteed () -> ()", "key path getter for A.b : A",
      "default argument 1 of A.b(_:)", "getEnumTag for TurnPhase", "closure #1 in ",
    ])
  func made(_ demangled: String) {
    #expect(Symbols.name(demangled) == nil)
  }
}
