/// Formats line numbers as ranges: `12-14,17`.
package enum LineRanges {
  package static func text(_ lines: some Sequence<Int>) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in Set(lines).sorted() {
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
