import Foundation

/// Times single events of one label at one point: a few to warm up, then as many as there is time
/// for.
@MainActor struct PointTimer {
  /// Why a label has no time at a point.
  struct Failure: Error {
    let reason: String
  }

  private let effort: SurveyEffort
  private let runner: EpochRunner

  init(_ effort: SurveyEffort, _ runner: EpochRunner) {
    self.effort = effort
    self.runner = runner
  }

  /// Seconds of each event.
  ///
  /// - Throws: `Failure` if the app is wrong, or would take too long.
  func seconds(
    of subject: any Subject, using generator: inout SeededGenerator
  ) throws(Failure) -> [Double] {
    var cursor = StepCursor(using: &generator)
    /// Seconds of one event, and of all that belongs to it.
    func event() throws(Failure) -> (timed: Double, whole: Double) {
      let step = cursor.draw(1, using: &generator)
      let start = runner.instruments.now()
      do {
        let time = try runner.run(subject, from: step, count: 1)
        return (time / 1e9, runner.instruments.seconds(since: start))
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
