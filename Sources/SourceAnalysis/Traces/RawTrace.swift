/// The recorder's output for one architecture: the functions and blocks that ran, in order.
package struct RawTrace: Equatable, Sendable {
  package let architecture: String
  /// The turns of the recorded step.
  package var turns: [Turn] = []

  /// The records of a turn of the main loop, and the number of equal turns in a row.
  ///
  /// Visits are counted from 1.
  package struct Turn: Equatable, Sendable {
    package var times: Int
    package var records: [Record] = []
  }

  /// One event of a trace.
  package enum Record: Equatable, Sendable {
    /// A function was entered, which is a new visit; `caller` is the calling visit, or 0.
    case enter(caller: Int, block: Range<UInt>)
    /// A visit reached another block.
    case block(visit: Int, block: Range<UInt>)
    /// A visit worked on views; `text` describes the work.
    case work(visit: Int, text: String)
  }

  /// A line that the recorder cannot have printed.
  package struct InvalidLine: Error, Equatable, CustomStringConvertible {
    let line: String

    package var description: String { "The recorder printed a line of no known form: '\(line)'." }
  }

  /// Parses a recorder's output of any number of architectures.
  package static func all(in text: String) throws(InvalidLine) -> [RawTrace] {
    var traces: [RawTrace] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      let rest = words.count > 1 ? words[1] : ""
      let last = traces.indices.last
      if words[0] == "trace" {
        traces.append(RawTrace(architecture: String(rest)))
      } else if words[0] == "turn", let last, let times = Int(rest) {
        traces[last].turns.append(Turn(times: times))
      } else if let last, let turn = traces[last].turns.indices.last,
        let record = record(words[0], rest)
      {
        traces[last].turns[turn].records.append(record)
      } else {
        throw InvalidLine(line: String(line))
      }
    }
    return traces
  }

  private static func record(_ kind: Substring, _ rest: Substring) -> Record? {
    let words = rest.split(separator: " ", maxSplits: kind == "work" ? 1 : 2)
    guard let first = words.first, let visit = Int(first) else { return nil }
    if kind == "work" {
      return words.count == 2 ? .work(visit: visit, text: String(words[1])) : nil
    }
    guard words.count == 3, let start = UInt(words[1], radix: 16),
      let end = UInt(words[2], radix: 16), start <= end
    else { return nil }
    switch kind {
    case "enter": return .enter(caller: visit, block: start..<end)
    case "block": return .block(visit: visit, block: start..<end)
    default: return nil
    }
  }
}
