import Measurement

/// The change of the logarithm of a ratio over Baseline, from OLD to NEW.
struct LogChange {
  /// The logarithms by process.
  let old: [Double]
  let new: [Double]

  /// The mean of NEW minus the mean of OLD.
  var difference: Double { Statistics.mean(new) - Statistics.mean(old) }

  /// The standard error that the spread between processes gives; `nil` with one process in a run.
  var standardError: Double? {
    guard old.count > 1, new.count > 1 else { return nil }
    return [old, new].map { values in
      let deviation = Statistics.standardDeviation(values)
      return deviation * deviation / Double(values.count)
    }.reduce(0, +).squareRoot()
  }

  /// Returns Welch's interval at a significance level.
  func interval(alpha: Double) -> WelchInterval {
    WelchInterval(old: old, new: new, alpha: alpha)
  }

  /// Returns the mean change over several cases; `nil` if there are none.
  ///
  /// The mean is taken within each process, so the cases need equal numbers of processes. Cases with
  /// another number than most are left out.
  static func mean(_ changes: [LogChange]) -> (change: LogChange, count: Int)? {
    let groups = Dictionary(grouping: changes) { [$0.old.count, $0.new.count] }
    // Ties are broken by the number of processes, so the result does not depend on the order.
    let largest = groups.max {
      ($0.value.count, $0.key[0], $0.key[1]) < ($1.value.count, $1.key[0], $1.key[1])
    }
    guard let members = largest?.value else { return nil }
    func means(_ values: [[Double]]) -> [Double] {
      values[0].indices.map { process in Statistics.mean(values.map { $0[process] }) }
    }
    return (
      LogChange(old: means(members.map(\.old)), new: means(members.map(\.new))), members.count
    )
  }
}
