import Foundation

/// A requirement of the specification on a script's transcript: a comment `#> …` in the script.
///
///     #> snapshot 2: contains Label editor.conflict "This note was changed elsewhere."
///     #> snapshot 3: lacks Alert alert
///     #> requests: contains image note-5
///     #> requests: count image note-5 = 1
///
/// The authors of these lines have read the specification, but no implementation.
nonisolated struct Expectation {
  private enum Condition {
    case contains(String)
    case lacks(String)
    case count(String, Int)
  }

  private let section: String
  private let condition: Condition

  /// How a line of a script begins that is an expectation.
  static let mark = "#> "

  /// Parses a line without its mark; returns `nil` if it has none of these forms.
  init?(_ line: String) {
    guard let colon = line.range(of: ": ") else { return nil }
    let place = line[..<colon.lowerBound]
    guard place == "requests" || place.hasPrefix("snapshot ") else { return nil }
    section = place == "requests" ? "== requests" : "== \(place), "
    let words = line[colon.upperBound...]
    guard let space = words.firstIndex(of: " ") else { return nil }
    let rest = String(words[words.index(after: space)...])
    switch words[..<space] {
    case "contains": condition = .contains(rest)
    case "lacks": condition = .lacks(rest)
    case "count":
      guard let equals = rest.range(of: " = ", options: .backwards),
        let count = Int(rest[equals.upperBound...])
      else { return nil }
      condition = .count(String(rest[..<equals.lowerBound]), count)
    default: return nil
    }
  }

  /// Returns what is wrong with a transcript; `nil` if nothing is.
  func mismatch(in transcript: String) -> String? {
    guard let lines = lines(of: transcript) else { return "there is no section \(section)" }
    switch condition {
    case .contains(let part):
      return lines.contains { $0.contains(part) } ? nil : "no line of it does"
    case .lacks(let part):
      return lines.first { $0.contains(part) }.map { "this line does not: \($0)" }
    case .count(let part, let wanted):
      let found = lines.count { $0.contains(part) }
      return found == wanted ? nil : "there are \(found)"
    }
  }

  /// Returns the lines of the section without its heading.
  private func lines(of transcript: String) -> [Substring]? {
    let all = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    guard let heading = all.firstIndex(where: { $0.hasPrefix(section) }) else { return nil }
    return Array(all[(heading + 1)...].prefix { !$0.hasPrefix("== ") })
  }
}
