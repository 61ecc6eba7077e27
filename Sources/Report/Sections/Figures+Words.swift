import Measurement
import Results
import Support

/// Figures of all patterns in words and in bars of text.
extension Figures {
  /// Returns the least and the greatest figure with their names, such as `412 (MVC) to 666 (Redux)`.
  static func range(
    _ figures: [(name: String, value: Double)], _ text: (Double) -> String
  ) -> String {
    let ends = [figures.map(\.value).min(), figures.map(\.value).max()].compactMap { $0.map(text) }
    return ends.uniqued().map { end in
      "\(end) (\(figures.filter { text($0.value) == end }.map(\.name).uniqued().listed))"
    }.joined(separator: " to ")
  }

  /// Returns a line with a bar for each figure; empty without two figures.
  static func bars(
    _ figures: [(name: String, value: Double)], _ text: (Double) -> String
  ) -> String {
    guard figures.count > 1, let longest = figures.map(\.value).max(), longest > 0 else {
      return ""
    }
    var table = TextTable(["", ""].map { TextTable.Column($0) })
    for (name, value) in figures {
      let bar = String(repeating: "█", count: max(1, Int((32 * value / longest).rounded())))
      table.append([name, bar + " " + text(value)])
    }
    return table.plain()
  }
}
