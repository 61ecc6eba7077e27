import Foundation

/// The bytes of a `load` answer, and where in them each note's line ends.
///
/// In JSON a line feed never stands inside of a value as it is, so lines are found without parsing.
nonisolated struct NoteLines {
  static let lineFeed = UInt8(ascii: "\n")

  private(set) var bytes = Data()
  /// For each line, the place after its line feed.
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// The place in the bytes at which a line begins; that of the line after the last is their end.
  func start(of line: Int) -> Int { line == 0 ? 0 : ends[line - 1] }

  /// Puts whole lines in the place of some.
  mutating func replace(_ lines: Range<Int>, by middle: Data) {
    let old = start(of: lines.lowerBound)..<start(of: lines.upperBound)
    bytes.replaceSubrange(old, with: middle)
    let shift = middle.count - old.count
    if shift != 0 {
      for line in lines.upperBound..<ends.count { ends[line] += shift }
    }
    ends.replaceSubrange(lines, with: Self.ends(in: middle, from: old.lowerBound))
  }

  /// The lines that `other` does not have in common with these, at the start and at the end.
  ///
  /// - Returns: Which lines of these they replace, and which bytes of `other` they are.
  func difference(from other: Data) -> (lines: Range<Int>, bytes: Range<Int>) {
    let shorter = min(bytes.count, other.count)
    let (same, sameAtEnd) = bytes.withUnsafeBytes { old in
      other.withUnsafeBytes { new in
        var same = 0
        while same < shorter, old[same] == new[same] { same += 1 }
        var sameAtEnd = 0
        while sameAtEnd < shorter - same,
          old[old.count - 1 - sameAtEnd] == new[new.count - 1 - sameAtEnd]
        {
          sameAtEnd += 1
        }
        return (same, sameAtEnd)
      }
    }
    let first = lineCount(endingBy: same)
    // A line is the same only if what ends the line before it is, too.
    let last = max(first, lineCount(endingBy: bytes.count - sameAtEnd) + 1)
    guard last < count else { return (first..<count, start(of: first)..<other.count) }
    let rest = bytes.count - start(of: last)
    return (first..<last, start(of: first)..<(other.count - rest))
  }

  /// How many lines end at `place` or before it.
  private func lineCount(endingBy place: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func ends(in bytes: Data, from start: Int) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      bytes.indices.lazy.filter { bytes[$0] == lineFeed }.map { start + $0 + 1 }
    }
  }
}
