import Foundation

/// A walk over the JSON of a stored file, which finds numbers that no measurement gives.
///
/// A decoder takes them, and what is computed with them looks like a figure.
struct StoredNumbers {
  /// Ratios and times, which are more than 0; only the ends of a time's interval may be below.
  private static let ratios: Set = ["ratio", "worst", "mean", "lowest", "highest", "eventsPerRun"]
  private static let times: Set = ["eventTime", "warm", "cold", "kernel"]
  /// Numbers that may be below 0, and all that are in them.
  private static let signed: Set = ["added", "exponent", "values", "counters", "firstRun"]
  /// The largest number of a kind; of all others it is the largest up to which integers are exact.
  private static let most = ["seed": 0x1p64, "values": log(1e9), "exponent": 100]

  /// The keys of the current place, and its places in lists.
  private var path: [(key: String, index: Int?)] = []

  /// Returns the first such number and its place, as words of a sentence; `nil` if there is none.
  static func flaw(in text: String) -> String? {
    var numbers = StoredNumbers()
    return numbers.flaw(in: Array(text.utf8)[...])
  }

  private mutating func flaw(in text: ArraySlice<UInt8>) -> String? {
    var (rest, string) = (text, "")
    while let byte = rest.popFirst() {
      switch UnicodeScalar(byte) {
      case "\"":
        let start = rest.startIndex
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
          if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        }
        string = String(decoding: text[start..<rest.startIndex].dropLast(), as: UTF8.self)
      case ":": if !path.isEmpty { path[path.count - 1].key = string }
      case "{": path.append(("", nil))
      case "[": path.append(("", 0))
      case ",": path.last?.index.map { path[path.count - 1].index = $0 + 1 }
      case "}", "]": _ = path.popLast()
      case "+"..."z":
        let start = rest.startIndex - 1
        rest = rest.drop { !" \t\r\n,:[]{}\"".utf8.contains($0) }
        let word = String(decoding: text[start..<rest.startIndex], as: UTF8.self)
        if let value = Double(word), let flaw = flaw(word, value) { return flaw }
      default: break
      }
    }
    return nil
  }

  private func flaw(_ word: String, _ value: Double) -> String? {
    let place = path.reduce("") { words, part in
      words + (part.index.map { "[\($0)]" } ?? (words.isEmpty ? "" : ".") + part.key)
    }
    if !word.contains(where: \.isNumber) {
      return "\(place) is \(word), which is no number of JSON"
    }
    func isIn(_ names: Set<String>) -> Bool { path.contains { names.contains($0.key) } }
    let most = path.lazy.compactMap { Self.most[$0.key] }.first ?? 0x1p53
    if abs(value) > most { return "\(place) is \(word), more than can be measured" }
    let isEnd = ["low", "high"].contains(path.last?.key)
    if isIn(Self.signed) || isEnd && !isIn(Self.ratios) { return nil }
    let isPositive = isIn(Self.ratios) || isIn(Self.times)
    return value < (isPositive ? 1e-15 : 0) ? "\(place) is \(word), less than can be measured" : nil
  }
}
