import Report
import Study

@testable import SourceAnalysis

/// An invented recording of MVC: functions are given by name, and calls as a nested list.
struct MadeUpTrace {
  /// A function that runs with its calls, or work on views.
  indirect enum Doing {
    case call(String, [Doing])
    case work(String)
    /// Another block of the calling function.
    case block(UInt)
  }

  private static let roles: [String: Role] = [
    "Sources/Architectures/MVC/Stores/NotesStore.swift": .store,
    "Sources/Architectures/MVC/Infrastructure/Notices.swift": .infrastructure,
    "Sources/Architectures/MVC/Notes/NotesViewController.swift": .viewController,
    "Sources/Architectures/MVC/Detail/DetailDelegate.swift": .contract,
    "Sources/Architectures/MVC/Composition/MVCApp.swift": .composition,
  ]

  /// The file and the first line of each function.
  private static let functions: [String: (file: String?, line: Int)] = [
    "NotesStore.follow(_:)": ("Sources/Architectures/MVC/Stores/NotesStore.swift", 10),
    "NotesStore.change(_:)": ("Sources/Architectures/MVC/Stores/NotesStore.swift", 20),
    "NotesStore.count.getter": ("Sources/Architectures/MVC/Stores/NotesStore.swift", 30),
    "Notices.post(_:)": ("Sources/Architectures/MVC/Infrastructure/Notices.swift", 5),
    "closure #1 in NotesViewController.viewDidLoad()": (
      "Sources/Architectures/MVC/Notes/NotesViewController.swift", 12
    ),
    "NotesViewController.show(_:)": (
      "Sources/Architectures/MVC/Notes/NotesViewController.swift", 40
    ),
    "NotesViewController.__allocating_init(of:)": (
      "Sources/Architectures/MVC/Notes/NotesViewController.swift", 3
    ),
    "closure #2 in MVCApp.init(_:)": ("Sources/Architectures/MVC/Composition/MVCApp.swift", 7),
    "protocol witness for DetailDelegate.noteBeside(_:) in conformance NotesViewController": (
      nil, 0
    ),
    "closure #3 in InProcessServer.deliver(_:to:)": (
      "Sources/App/Backend/InProcessServer.swift", 249
    ),
    "NotesController.load(in:_:)": ("Sources/App/Controllers/NotesController.swift", 9),
    "MainLoop.drainQueue()": ("Sources/App/Toolkit/Loop/MainLoop.swift", 87),
    "MainLoop.async(_:)": ("Sources/App/Toolkit/Loop/MainLoop.swift", 80),
    "Label.text.setter": ("Sources/App/Toolkit/Views/Label.swift", 20),
    "TableView.deleteRow(_:)": ("Sources/App/Toolkit/Table/TableView.swift", 50),
    "outlined copy of Note": (nil, 0),
    // The getter of the key path `\NotesStore.count`.
    "$s3MVC10NotesStoreC5countSivpTK": (nil, 0),
    "protocol witness for DetailDelegate.noteBeside(_:) in conformance NotesStore": (nil, 0),
    "NotesViewController.__deallocating_deinit": (
      "Sources/Architectures/MVC/Notes/NotesViewController.swift", 50
    ),
  ]

  /// Returns the address of a function; its blocks follow every 16 bytes, one for each line.
  private static func address(_ name: String) -> UInt {
    UInt((functions.keys.sorted().firstIndex(of: name) ?? 0) + 1) << 12
  }

  private var records: [RawTrace.Record] = []
  private var visits = 0

  /// Returns the result for a turn with these calls that repeats some times.
  ///
  /// - Parameters:
  ///   - doings: what the turn does.
  ///   - times: the number of repetitions.
  ///   - store: the text of the store's file; without it the file may name everything.
  /// - Returns: the result.
  static func result(_ doings: [Doing], times: Int = 1, store: String? = nil) -> TraceResult {
    var trace = MadeUpTrace()
    for doing in doings { trace.add(doing, in: 0) }
    return TraceReader.read(
      RawTrace(architecture: "", turns: [RawTrace.Turn(times: times, records: trace.records)]),
      symbols, code(store: store),
      as: TraceResult(
        architecture: "MVC", interaction: "made-up", size: 1, participants: [],
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

  private static func code(store: String?) -> CodeMap {
    guard let matrix = RuleBook.named("MVC")?.matrix else { fatalError("MVC has a matrix") }
    return CodeMap(
      of: "MVC", matrix, roles: roles,
      types: [
        "NotesStore": .store, "Notices": .infrastructure, "NotesViewController": .viewController,
        "DetailDelegate": .contract, "MVCApp": .composition,
      ], texts: store.map { ["Sources/Architectures/MVC/Stores/NotesStore.swift": $0] } ?? [:])
  }
}

extension TraceResult {
  /// The arrows, one on each line; loops are indented.
  var lines: [String] { passages.flatMap { Self.lines($0, "") } }

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
