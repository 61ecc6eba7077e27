import ArchitectureRules
import Reporting
import SourceMetrics
@testable import Tracing

/// A recording of MVC that never was: functions by their names, calls as a nested list.
struct MadeUpTrace {
  /// A function that runs, and what it does.
  indirect enum Doing {
    case call(String, [Doing])
    case work(String)
    /// Another block of the function around it.
    case block(UInt)
  }

  private static let roles: [String: Role] = [
    "Sources/MVC/Stores/NotesStore.swift": .store,
    "Sources/MVC/Infrastructure/Notices.swift": .infrastructure,
    "Sources/MVC/Notes/NotesViewController.swift": .viewController,
    "Sources/MVC/Detail/DetailDelegate.swift": .contract,
    "Sources/MVC/Composition/Parts.swift": .composition,
  ]

  /// Each function: its file and its first line.
  private static let functions: [String: (file: String?, line: Int)] = [
    "NotesStore.follow(_:)": ("Sources/MVC/Stores/NotesStore.swift", 10),
    "NotesStore.change(_:)": ("Sources/MVC/Stores/NotesStore.swift", 20),
    "NotesStore.count.getter": ("Sources/MVC/Stores/NotesStore.swift", 30),
    "Notices.post(_:)": ("Sources/MVC/Infrastructure/Notices.swift", 5),
    "closure #1 in NotesViewController.viewDidLoad()": (
      "Sources/MVC/Notes/NotesViewController.swift", 12
    ),
    "NotesViewController.show(_:)": ("Sources/MVC/Notes/NotesViewController.swift", 40),
    "NotesViewController.__allocating_init(of:)": (
      "Sources/MVC/Notes/NotesViewController.swift", 3
    ),
    "closure #2 in Parts.make()": ("Sources/MVC/Composition/Parts.swift", 7),
    "protocol witness for DetailDelegate.noteBeside(_:) in conformance NotesViewController": (
      nil, 0
    ),
    "closure #3 in Backend.deliver(_:to:)": ("Sources/Controllers/Backend.swift", 249),
    "NotesController.load(in:_:)": ("Sources/Controllers/NotesController.swift", 9),
    "MainLoop.drainQueue()": ("Sources/Toolkit/Loop/MainLoop.swift", 87),
    "MainLoop.async(_:)": ("Sources/Toolkit/Loop/MainLoop.swift", 80),
    "Label.text.setter": ("Sources/Toolkit/Views/Label.swift", 20),
    "TableView.deleteRow(_:)": ("Sources/Toolkit/Table/TableView.swift", 50),
    "outlined copy of Note": (nil, 0),
  ]

  /// A function's address; its blocks lie every 16 bytes behind it, one line each.
  private static func address(_ name: String) -> UInt {
    UInt((functions.keys.sorted().firstIndex(of: name) ?? 0) + 1) << 12
  }

  private var records: [RawTrace.Record] = []
  private var visits = 0

  /// What is drawn when these things happen in a turn that comes so many times.
  static func result(_ doings: [Doing], times: Int = 1) -> TraceResult {
    var trace = MadeUpTrace()
    for doing in doings { trace.add(doing, in: 0) }
    return TraceReader.read(
      RawTrace(variant: "", turns: [RawTrace.Turn(times: times, records: trace.records)]),
      symbols, code,
      as: TraceResult(
        architecture: "MVC", label: "MVC", interaction: "made-up", size: 1, participants: [],
        passages: [], steps: []))
  }

  private mutating func add(_ doing: Doing, in visit: Int) {
    switch doing {
    case .work(let text): records.append(.work(visit: visit, text: text))
    case .block(let number):
      guard
        case .enter(_, let block) = records.filter({
          if case .enter = $0 { true } else { false }
        })[visit - 1]
      else { return }
      let start = block.lowerBound + 16 * number
      records.append(.block(visit: visit, block: start..<start + 16))
    case .call(let name, let inside):
      let start = Self.address(name)
      records.append(.enter(caller: visit, block: start..<start + 16))
      visits += 1
      let own = visits
      for doing in inside { add(doing, in: own) }
    }
  }

  private static var symbols: Symbols {
    var places: [UInt: Symbols.Place] = [:]
    for (name, place) in functions {
      for offset in stride(from: 0, to: UInt(256), by: 2) {
        places[address(name) + offset] = Symbols.Place(
          symbol: name, file: place.file, line: place.line + Int(offset / 16))
      }
    }
    return Symbols(
      places: places,
      names: Dictionary(uniqueKeysWithValues: functions.keys.map { ($0, $0) }))
  }

  private static var code: CodeMap {
    guard let book = RuleBook.named("MVC") else { fatalError("MVC has a rule book") }
    return CodeMap(
      book, roles: roles,
      types: [
        "NotesStore": .store, "Notices": .infrastructure, "NotesViewController": .viewController,
        "DetailDelegate": .contract, "Parts": .composition,
      ])
  }
}

extension TraceResult {
  /// Each arrow in a line, loops indented.
  var told: [String] { passages.flatMap { Self.lines($0, "") } }

  private static func lines(_ passage: TracePassage, _ indent: String) -> [String] {
    if let arrow = passage.arrow {
      return [
        "\(indent)\(arrow.from) \(arrow.kind) \(arrow.to): \(arrow.text)"
          + (arrow.against.map { " (\($0))" } ?? "")
      ]
    }
    return ["\(indent)\(passage.times ?? 0) times"]
      + (passage.passages ?? []).flatMap { lines($0, indent + "  ") }
  }
}
