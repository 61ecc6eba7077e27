import Measurement

/// The positions of a row's marks, chosen so that no mark covers another.
struct RowLayout {
  /// The marks, each with its vertical distance from the row's middle.
  let marks: [(mark: RowChart.Mark, offset: Double)]
  let height: Double

  private static let step = 8.5
  private static let reach = 4.8

  /// - Parameters:
  ///   - marks: the marks of the row.
  ///   - scale: the horizontal scale.
  ///   - minimumHeight: the height of a row with all marks on one level.
  init(_ marks: [RowChart.Mark], _ scale: Scale, minimumHeight: Double) {
    var clusters: [(end: Double, members: [Int])] = []
    let order = marks.indices.sorted {
      (Self.extent(marks[$0], scale).0, $0) < (Self.extent(marks[$1], scale).0, $1)
    }
    for index in order {
      let extent = Self.extent(marks[index], scale)
      if let last = clusters.last, extent.0 < last.end {
        clusters[clusters.count - 1].end = max(last.end, extent.1)
        clusters[clusters.count - 1].members.append(index)
      } else {
        clusters.append((extent.1, [index]))
      }
    }
    var offsets = Array(repeating: 0.0, count: marks.count)
    for cluster in clusters {
      // Marks keep the order of the series, so that the same series is always on top.
      for (place, index) in cluster.members.sorted().enumerated() {
        offsets[index] = (Double(place) - Double(cluster.members.count - 1) / 2) * Self.step
      }
    }
    self.marks = Array(zip(marks, offsets))
    height = Double((clusters.map(\.members.count).max() ?? 1) - 1) * Self.step + minimumHeight
  }

  /// Returns the horizontal range of a mark and its interval.
  private static func extent(_ mark: RowChart.Mark, _ scale: Scale) -> (Double, Double) {
    let figure = mark.figure
    let places = [figure.estimate, figure.low ?? figure.estimate, figure.high ?? figure.estimate]
      .map { scale($0) }
    let low = places.min() ?? 0
    let high = places.max() ?? 0
    return (min(low, places[0] - reach), max(high, places[0] + reach))
  }
}

/// The names of rows, right of the margin; names that are too wide are truncated.
struct RowLabels {
  /// The right end of the widest name.
  let end: Double
  private let start: Double
  private let widest: Double

  /// - Parameters:
  ///   - labels: the names of all rows.
  ///   - symbolWidth: the width of the symbol before each name.
  ///   - widest: the maximum width of a name.
  init(_ labels: [String], symbolWidth: Double = 0, widest: Double = 290) {
    self.widest = widest
    start = Canvas.left + symbolWidth
    end = start + min(labels.map { TextStyle.label.width($0) }.max() ?? 0, widest)
  }

  func draw(_ label: String, on canvas: inout Canvas, y: Double) {
    canvas.text(
      TextWidth.truncated(label, to: widest, size: TextStyle.label.size), x: start, y: y)
  }
}
