import Foundation
import Measurement
import Report
import Results
import Support
import Workshop

/// Several runs of one build, joined into one report.
///
/// Each has link orders of its own, because the place of code moves times, and begins on an idle machine.
struct RepeatedRuns {
  /// The link orders of a run, besides the build's own.
  private static let ordersOfRun = 3

  private let request: RunRequest
  private let interrupt: Interrupt
  private let progress: ProgressLine

  init(_ request: RunRequest, _ interrupt: Interrupt, _ progress: ProgressLine) {
    (self.request, self.interrupt, self.progress) = (request, interrupt, progress)
  }

  /// Makes the runs, one after the other.
  ///
  /// - Throws: a `CommandFailure` if a run was interrupted, or link orders cannot be made.
  func perform() throws -> (Results, RunMedians) {
    let folder = "\(try ProjectSource.project().root)/.build/link-orders"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let orders = try linkOrders(in: folder)
    let parts = try (0..<request.runs).map { number in
      IdleMachine().wait(progress, isInterrupted: { interrupt.isRequested })
      progress.print("Run \(number + 1) of \(request.runs).")
      let own = orders[number * Self.ordersOfRun..<(number + 1) * Self.ordersOfRun]
      let part = request.part(number, linkOrders: Array(own))
      return try MeasuringRun(part, interrupt, progress).perform()
    }
    var (results, medians) = JoinedRuns.join(parts)
    results.run.command = request.command
    return (results, medians)
  }

  /// Makes the link orders of all runs beforehand, so that sources may be edited meanwhile.
  private func linkOrders(in folder: String) throws -> [String] {
    guard !Build.isDebug else {
      throw CommandFailure(
        "This is a debug build, and link orders are copies of a release build: use "
          + "`swift run -c release archbench`.", .usage)
    }
    let count = request.runs * Self.ordersOfRun
    let program = Checksum.ofFile(WorkerProcess.ownPath)?.text
    progress.update("linking \(count) times, in other orders", done: 0, total: 1)
    let link = RunningProgram(
      ["Scripts/link-orders", folder, "\(count)"], in: try ProjectSource.project().root
    ).wait(isInterrupted: { interrupt.isRequested })
    guard !interrupt.isRequested else { throw MeasuringRun.interruption }
    guard link.isDone else {
      let end = link.errors.split(separator: "\n").suffix(5).joined(separator: "\n")
      throw CommandFailure("Scripts/link-orders failed, and --runs needs it:\n\(end)", .failed)
    }
    guard Checksum.ofFile(WorkerProcess.ownPath)?.text == program else {
      throw CommandFailure(
        "The sources have changed since this program was built, so link orders would be of other "
          + "code: call it again.", .failed)
    }
    return (1...count).map { "\(folder)/archbench-\($0)" }
  }
}

/// Waits until other programs leave the processor alone.
struct IdleMachine {
  /// The cores that other programs may use.
  private static let mostLoad = 0.1
  private static let mostTries = 60

  /// Returns the cores that other programs use in the next ten seconds; `nil` if that is unknown.
  var load: (_ isInterrupted: () -> Bool) -> Double? = { isInterrupted in
    let load = MachineLoad()
    for _ in 0..<10 where !isInterrupted() { Thread.sleep(forTimeInterval: 1) }
    return load.others
  }

  /// Waits until the machine is idle, for ten minutes at most.
  func wait(_ progress: ProgressLine, isInterrupted: () -> Bool) {
    for number in 0..<Self.mostTries where !isInterrupted() {
      progress.update("waiting for an idle machine", done: number, total: Self.mostTries)
      guard let busy = load(isInterrupted), busy >= Self.mostLoad else { return }
      if number == 0 {
        progress.print(
          "Other programs use \(Figures.fixed(busy, 2)) cores. The run begins when they use less than "
            + "\(Figures.fixed(Self.mostLoad, 2)), or after ten minutes: stop them, or wait.")
      }
    }
  }
}
