package import Support

/// The lines that one interaction runs in one architecture.
package struct TraceResult: Equatable, Codable, Sendable {
  package var architecture: String
  package var interaction: String
  /// The number of notes.
  package var size: Int
  /// The lines that ran, in order.
  package var steps: [TraceStep]

  package init(architecture: String, interaction: String, size: Int, steps: [TraceStep] = []) {
    self.architecture = architecture
    self.interaction = interaction
    self.size = size
    self.steps = steps
  }
}

/// Lines of one function that ran in a row.
package struct TraceStep: Equatable, Codable, Sendable {
  /// The full name of the function, such as `NotesStore.update(_:text:)`.
  package var function: String
  package var role: String
  /// The path from the package's root.
  package var file: String
  /// The line numbers, such as `12-14,17`.
  package var lines: String
}

/// The blocks of code that ran in one architecture, in the order in which each ran first.
package struct RawTrace: Equatable, Sendable {
  package let architecture: String
  /// The addresses of the blocks, from the beginning of the program.
  package var blocks: [Range<UInt>] = []

  /// Parses the recorder's output about any number of architectures.
  ///
  /// - Throws: a `CommandFailure` with the first line that the recorder cannot have printed.
  package static func all(in text: String) throws(CommandFailure) -> [RawTrace] {
    var traces: [RawTrace] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2, words[0] == "trace" {
        traces.append(RawTrace(architecture: String(words[1])))
      } else if words.count == 2, let last = traces.indices.last,
        let start = UInt(words[0], radix: 16), let end = UInt(words[1], radix: 16), start <= end
      {
        traces[last].blocks.append(start..<end)
      } else {
        throw CommandFailure("The recorder printed a line of no known form: '\(line)'.", .failed)
      }
    }
    return traces
  }

  /// The addresses whose lines are needed: those in the blocks, close enough to miss no line.
  package var addresses: Set<UInt> { Set(blocks.lazy.flatMap(Self.addresses)) }

  private static func addresses(in block: Range<UInt>) -> StrideTo<UInt> {
    // After a program's last block there is foreign code.
    stride(from: block.lowerBound, to: min(block.upperBound, block.lowerBound + 4096), by: 2)
  }

  /// Returns the lines that ran, in order.
  ///
  /// Each step begins with a line that runs for the first time.
  package func steps(_ symbols: Symbols, _ map: BucketMap) throws(SourceError) -> [TraceStep] {
    var steps: [(symbol: String, lines: Set<Int>, step: TraceStep)] = []
    var seen: [String: Set<Int>] = [:]
    for block in blocks {
      guard let symbol = symbols.place(block.lowerBound)?.symbol,
        let function = symbols.function(symbol)
      else { continue }
      let places = Self.addresses(in: block).compactMap(symbols.place).filter {
        $0.symbol == symbol && $0.file?.hasPrefix(map.path("")) == true
      }
      guard let file = places.first?.file else { continue }
      let lines = Set(places.map(\.line))
      if let last = steps.indices.last, steps[last].symbol == symbol {
        steps[last].lines.formUnion(lines)
      } else if !lines.isSubset(of: seen[symbol] ?? []) {
        let role = try map.place(of: String(file.dropFirst(map.path("").count))).role
        steps.append(
          (symbol, lines, TraceStep(function: function, role: role.name, file: file, lines: "")))
      }
      seen[symbol, default: []].formUnion(lines)
    }
    return steps.map { _, lines, step in
      var step = step
      step.lines = Self.ranges(of: lines)
      return step
    }
  }

  /// Returns line numbers as ranges, such as `12-14,17`.
  private static func ranges(of lines: Set<Int>) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in lines.sorted() {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
