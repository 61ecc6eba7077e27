import Foundation

/// Times single events of one contestant at one point.
///
/// A few events warm up; then as many are timed as the time allows.
@MainActor struct PointTimer {
  /// A contestant without a time at a point, with the reason.
  struct Failure: Error {
    let reason: String
  }

  private let effort: SurveyEffort
  private let runner: EpochRunner

  init(_ effort: SurveyEffort, _ runner: EpochRunner) {
    self.effort = effort
    self.runner = runner
  }

  /// Returns the seconds of each event.
  ///
  /// - Throws: `Failure` if the app is wrong, or would take too long.
  func seconds(
    of workload: any Workload, using generator: inout SeededGenerator
  ) throws(Failure) -> [Double] {
    var cursor = StepCursor(using: &generator)
    /// Returns the seconds of one event alone, and of the event with its preparing and resetting.
    func event() throws(Failure) -> (timed: Double, whole: Double) {
      let step = cursor.draw(1, using: &generator)
      let start = runner.instruments.now()
      do {
        let epoch = try runner.run(workload, from: step, count: 1)
        return (epoch.time / 1e9, runner.instruments.seconds(since: start))
      } catch {
        throw Failure(reason: error.description)
      }
    }
    var last = try event()
    let isLong = last.timed > effort.longSeconds
    let fewest = isLong ? effort.fewestLongEvents : effort.fewestEvents
    guard last.whole * Double(fewest + 1) <= effort.mostSecondsPerPoint else {
      throw Failure(reason: tooLong(last.whole, fewest))
    }
    let start = runner.instruments.now()
    func hasSpent(_ share: Double) -> Bool {
      runner.instruments.seconds(since: start) >= share * effort.secondsPerPoint
    }
    if !isLong {
      repeat { last = try event() } while !hasSpent(0.25)
    }
    var seconds: [Double] = []
    while seconds.count < fewest || (!hasSpent(1) && seconds.count < effort.mostEvents) {
      seconds.append(try event().timed)
    }
    return seconds
  }

  private func tooLong(_ seconds: Double, _ fewest: Int) -> String {
    "An event takes \(String(format: "%.1f", seconds)) s with its preparation, and "
      + "\(fewest) of them more than the \(Int(effort.mostSecondsPerPoint)) s there are: left out."
  }
}
