import Foundation
import Measurement

/// Makes random JSON and almost-JSON out of a real file.
struct DamagedJSON {
  /// The strings, numbers, words, signs and spaces of the file.
  private let tokens: [[UInt8]]

  init(of text: String) {
    tokens = text.matches(of: #/"(?:[^"\\]|\\.)*"|[-+.0-9eE]+|[a-z]+|\s+|./#).map {
      Array($0.output.utf8)
    }
  }

  /// Tokens that a parser or a reader may not expect.
  private static let odd: [[UInt8]] =
    [
      "null", "true", "0", "-1", "0.5", "7", "1e3", "1e308", "1e400", "-1e-400", "1000000000",
      "-9223372036854775808", "9223372036854775807", "9223372036854775808", "9007199254740993",
      "18446744073709551616", "NaN", "-", "\"\"", "\"é\\u0000\\n\"", "\"\\ud800\"", "\"\\q\"",
      "\"9999-12-31T23:59:59.999Z\"", "\"0000-01-01T00:00:00Z\"", "\"2026-02-30T00:00:00+23:59\"",
      "[]", "{}", "[", "]", "{", "}", ",", ":", "\"", "\\", "\u{FEFF}", "\u{301}", "\"id\"", "\n",
      "[null]", "{\"id\":{}}", "\"a\":1,", "//",
    ].map { Array($0.utf8) }
    + ["[", "{\"a\":", "[{\"id\":", "\"", "9"].map {
      Array(String(repeating: $0, count: 600).utf8)
    }

  /// Returns random bytes, random tokens, or mostly the file with a few damages.
  func make(_ random: inout SeededGenerator) -> Data {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return Data(
        (0..<Int.random(in: 0..<60, using: &random)).map { _ in .random(in: 0...255, using: &random)
        })
    case 1:
      return Data((0..<Int.random(in: 0..<30, using: &random)).flatMap { _ in token(&random) })
    default:
      var damaged = tokens
      for _ in 0..<Int.random(in: 1...3, using: &random) where !damaged.isEmpty {
        damage(&damaged, &random)
      }
      return Data(damaged.joined())
    }
  }

  private func token(_ random: inout SeededGenerator) -> [UInt8] {
    let known = Bool.random(using: &random) ? tokens : Self.odd
    return known[Int.random(in: 0..<known.count, using: &random)]
  }

  private func damage(_ file: inout [[UInt8]], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<file.count, using: &random)
    let end = min(file.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: file.insert(token(&random), at: place)
    case 1: file.remove(at: place)
    case 2: file.removeSubrange(place..<end)
    case 3: file.insert(contentsOf: file[place..<end], at: place)
    case 4: file.swapAt(place, Int.random(in: 0..<file.count, using: &random))
    case 5: file.removeSubrange(place...)
    case 6:
      let byte = Int.random(in: 0..<file[place].count, using: &random)
      file[place][byte] = UInt8.random(in: 0...255, using: &random)
    default: file[place] = token(&random)
    }
  }
}
