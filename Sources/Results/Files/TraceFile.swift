import Foundation
package import SourceAnalysis
import Support

/// Recorded traces, and checksums of the sources that they were recorded on.
package struct TraceFile: Equatable, JSONFile, Sendable {
  /// A checksum of each architecture's sources.
  package var sources: [String: String]
  package var traces: [TraceResult]

  package init(sources: [String: String], traces: [TraceResult]) {
    self.sources = sources
    self.traces = traces
  }

  /// Returns the checksum of source texts and their paths.
  package static func checksum(of texts: [(path: String, bytes: [UInt8])]) -> String {
    var sum = Checksum()
    for text in texts.sorted(by: { $0.path < $1.path }) {
      sum.add(text.path.utf8)
      sum.add([0])
      sum.add(text.bytes)
      sum.add([0])
    }
    return sum.text
  }
}

// In the file, a step is the index of its function and its lines, such as `7 12-14,17`, because most
// functions have several steps.
extension TraceFile {
  private enum Key: String, CodingKey { case functions, sources, traces }

  /// The function of a step.
  private struct Function: Codable, Hashable {
    let name: String
    let role: String
    let file: String

    init(_ step: TraceStep) {
      (name, role, file) = (step.function, step.role, step.file)
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      role = try list.decode(String.self)
      file = try list.decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for text in [name, role, file] { try list.encode(text) }
    }
  }

  /// A trace without steps, then its steps.
  private struct Stored: Codable {
    var trace: TraceResult
    var steps: [String]
  }

  package func encode(to encoder: any Encoder) throws {
    var functions: [String: [Function]] = [:]
    for (name, own) in Dictionary(grouping: traces, by: \.architecture) {
      functions[name] = Set(own.flatMap(\.steps).map(Function.init)).sorted {
        ($0.file, $0.name, $0.role) < ($1.file, $1.name, $1.role)
      }
    }
    let places = functions.mapValues { all in
      Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
    }
    let stored = traces.map { trace in
      let own = places[trace.architecture] ?? [:]
      var head = trace
      head.steps = []
      return Stored(
        trace: head, steps: trace.steps.map { "\(own[Function($0)] ?? 0) \($0.lines)" })
    }
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(functions, forKey: .functions)
    try values.encode(sources, forKey: .sources)
    try values.encode(stored, forKey: .traces)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let functions = try values.decode([String: [Function]].self, forKey: .functions)
    sources = try values.decode([String: String].self, forKey: .sources)
    traces = try values.decode([Stored].self, forKey: .traces).map { stored in
      var trace = stored.trace
      let own = functions[trace.architecture] ?? []
      trace.steps = try stored.steps.map { step in
        let words = step.split(separator: " ")
        guard words.count == 2, let index = Int(words[0]), own.indices.contains(index) else {
          throw DecodingError.dataCorruptedError(
            forKey: .traces, in: values, debugDescription: "'\(step)' is not a step.")
        }
        return TraceStep(
          function: own[index].name, role: own[index].role, file: own[index].file,
          lines: String(words[1]))
      }
      return trace
    }
  }
}
