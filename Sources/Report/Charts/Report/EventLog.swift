/// The single events of a run, read from `latencies.csv`.
struct EventLog: Sendable {
  private struct Key: Hashable {
    var interaction: String
    var size: Int
    var label: String
  }

  private let seconds: [Key: [Double]]

  /// - Parameter csv: the text that ``LatenciesCSV`` wrote; malformed lines are skipped.
  init(_ csv: String) {
    var seconds: [Key: [Double]] = [:]
    for line in csv.utf8.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count == 5, let size = Int(fields[2]) else { continue }
      let key = Key(interaction: fields[1], size: size, label: fields[3])
      seconds[key, default: []] += fields[4].split(separator: " ").compactMap {
        Int($0).map { Double($0) * 1e-9 }
      }
    }
    self.seconds = seconds
  }

  /// Returns the events of a case, from all processes.
  func seconds(of result: CaseResult) -> [Double] {
    seconds[Key(interaction: result.interaction, size: result.size, label: result.name)] ?? []
  }
}
