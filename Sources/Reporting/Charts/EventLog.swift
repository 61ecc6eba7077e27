/// The single events of a run, as `latencies.csv` has them.
struct EventLog: Sendable {
  private struct Place: Hashable {
    var interaction: String
    var size: Int
    var label: String
  }

  private let seconds: [Place: [Double]]

  /// - Parameter csv: what ``LatenciesCSV`` wrote; lines that it would not write are passed over.
  init(_ csv: String) {
    var seconds: [Place: [Double]] = [:]
    for line in csv.utf8.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count == 5, let size = Int(fields[2]) else { continue }
      let place = Place(interaction: fields[1], size: size, label: fields[3])
      seconds[place, default: []] += fields[4].split(separator: " ").compactMap {
        Int($0).map { Double($0) * 1e-9 }
      }
    }
    self.seconds = seconds
  }

  /// The events of a cell, those of all processes.
  func seconds(of cell: CellResult) -> [Double] {
    seconds[Place(interaction: cell.interaction, size: cell.size, label: cell.name)] ?? []
  }
}
