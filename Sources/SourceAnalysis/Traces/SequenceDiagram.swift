internal import Foundation

/// A trace as a Mermaid sequence diagram, which GitHub renders.
package struct SequenceDiagram {
  private let trace: TraceResult

  package init(_ trace: TraceResult) {
    self.trace = trace
  }

  /// The diagram's text, without a fence.
  package var text: String {
    let participants = trace.participants.enumerated().map { index, name in
      "  participant \(Self.id(index)) as \(Self.escaped(name))"
    }
    return (["sequenceDiagram"] + participants + trace.passages.flatMap { lines($0, "  ") })
      .joined(separator: "\n") + "\n"
  }

  private func lines(_ passage: TracePassage, _ indent: String) -> [String] {
    let own = passage.arrow.map { lines($0, indent) } ?? []
    guard let times = passage.times, let passages = passage.passages else { return own }
    let count = times.formatted(.number.locale(Locale(identifier: "en_US")))
    return ["\(indent)loop \(count) times"]
      + passages.flatMap { lines($0, indent + "  ") } + ["\(indent)end"]
  }

  private func lines(_ arrow: TraceArrow, _ indent: String) -> [String] {
    let (from, to) = (id(arrow.from), id(arrow.to))
    let head = arrow.against != nil ? "-x" : arrow.kind == .callback ? "-->>" : "->>"
    let text = arrow.kind == .read ? "reads \(arrow.text)" : arrow.text
    let line = "\(indent)\(from)\(head)\(to): \(Self.escaped(text))"
    guard let against = arrow.against else { return [line] }
    let ends = [from, to].sorted().joined(separator: ",")
    return [line, "\(indent)Note over \(ends): against the direction: \(Self.escaped(against))"]
  }

  private func id(_ participant: String) -> String {
    Self.id(trace.participants.firstIndex(of: participant) ?? 0)
  }

  /// Participants have numbers, because a role's name could be a Mermaid keyword such as `loop`.
  private static func id(_ index: Int) -> String { "P\(index + 1)" }

  /// Returns the text with all Mermaid and HTML syntax escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "#": result += "#35;"
      case ";": result += "#59;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "\"": result += "#quot;"
      case "&": result += "#amp;"
      case "\n", "\r", "\r\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
