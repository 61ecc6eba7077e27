import Support

/// The growth of one interaction: an architecture a row, with times and counts in separate tables.
enum GrowthTable {
  static func times(_ results: [GrowthResult]) -> TextTable {
    let unit = results.first?.unit ?? ""
    var table = TextTable(
      columns(of: results, ["exponent", "fixed part", "each of the \(unit)"]))
    for result in results {
      table.append(
        [result.architecture] + result.points.map(time)
          + [exponent(result.exponent), seconds(result.fixedSeconds), seconds(result.secondsEach)])
    }
    return table
  }

  static func counts(_ results: [GrowthResult]) -> TextTable {
    let names = ["mallocs", "bytes", "viewWrites"]
    var table = TextTable(
      columns(of: results, ["exponent of mallocs", "of bytes", "of view writes"]))
    for result in results {
      table.append(
        [result.architecture]
          + result.points.map { $0.counters["mallocs"].map(Figures.count) ?? "–" }
          + names.map { name in result.countExponents[name].map { Figures.exponent($0) } ?? "–" })
    }
    return table
  }

  private static func columns(
    of results: [GrowthResult], _ others: [String]
  ) -> [TextTable.Column] {
    let counts = results.first?.points.map { Figures.count($0.count) } ?? []
    return [.init("architecture")] + (counts + others).map { .init($0, .right) }
  }

  private static func time(_ point: GrowthResult.Point) -> String {
    guard let median = point.seconds, let low = point.lowestProcess,
      let high = point.highestProcess
    else { return "–" }
    return "\(Figures.seconds(median)) (\(Figures.seconds(low)) – \(Figures.seconds(high)))"
  }

  private static func exponent(_ interval: IntervalResult?) -> String {
    guard let interval else { return "–" }
    guard let low = interval.low, let high = interval.high else {
      return Figures.exponent(interval.estimate)
    }
    return "\(Figures.exponent(interval.estimate)) "
      + "[\(Figures.exponent(low)), \(Figures.exponent(high))]"
  }

  private static func seconds(_ interval: IntervalResult?) -> String {
    guard let interval else { return "–" }
    guard let low = interval.low, let high = interval.high else {
      return Figures.signedSeconds(interval.estimate)
    }
    return "\(Figures.signedSeconds(interval.estimate)) "
      + "[\(Figures.signedSeconds(low)), \(Figures.signedSeconds(high))]"
  }
}
