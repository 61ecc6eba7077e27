import Measurement

@testable import Results

extension RunMedians {
  /// Reads a CSV file of medians; returns `nil` if it is none of this kind.
  init?(_ text: String) {
    self.init(joining: [])
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { return nil }
    for line in lines.dropFirst() {
      let words = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 9, let run = Int(words[0]), let size = Int(words[2]),
        let process = Int(words[4]), let time = Double(words[5])
      else { return nil }
      if words[1] == "calibration" {
        calibration.append((run, process, time))
        continue
      }
      let medians = ProcessMedians(
        process: process, contestant: words[3], time: time, first: Double(words[6]),
        logRatio: Double(words[7]), difference: Double(words[8]))
      rows.append((run, BenchmarkCase(interaction: words[1], size: size), medians))
    }
  }
}
