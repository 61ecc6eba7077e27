import Foundation
import Testing

@testable import Measurement

/// Tests of interrupted and resumed runs, with workers that always give the same answers.
@Suite("The worker log")
@MainActor final class WorkerLogTests {
  private let time = FakeTime()
  private let factory: FakeAppFactory
  private let cells = [
    BenchmarkCase(interaction: "select", size: 10), BenchmarkCase(interaction: "sort", size: 10),
    BenchmarkCase(interaction: "select", size: 20),
  ]
  private var plan = RunPlan.test()
  /// The outcome of each assignment's worker.
  private var answers: [String: WorkerOutcome] = [:]
  private var launches = 0
  private var entries: [WorkerLog.Entry] = []

  init() {
    factory = FakeAppFactory(time: time)
    factory.costs = ["Baseline": 10_000, "MVC": 13_000]
  }

  private func answer(_ assignment: WorkerAssignment) -> WorkerOutcome {
    launches += 1
    do {
      let key = try assignment.argument
      if let known = answers[key] { return known }
      var output = ""
      try WorkerRun(
        assignment, factory: factory, instruments: time.instruments, write: { output += $0 }
      ).run()
      let outcome = WorkerOutcome(output: output, seconds: 2, switches: 3)
      answers[key] = outcome
      return outcome
    } catch {
      Issue.record(error)
      return WorkerOutcome(output: "")
    }
  }

  /// Continues the run from `old`; new entries are encoded, decoded and added to `entries`.
  private func run(
    from old: [WorkerLog.Entry] = [], isInterrupted: @escaping () -> Bool = { false },
    launch: RunDriver.Launch? = nil
  ) -> (samples: RunSamples, log: WorkerLog) {
    entries = old
    let log = WorkerLog(old) { entry in
      let data = try JSONEncoder().encode(entry)
      let read = try JSONDecoder().decode(WorkerLog.Entry.self, from: data)
      #expect(read == entry)
      self.entries.append(read)
    }
    let driver = RunDriver(
      launch: log.launch(launch ?? { assignment, _ in self.answer(assignment) }),
      isInterrupted: isInterrupted)
    let contestants = Contestants(base: "Baseline", contenders: ["MVC"])
    return (driver.run(plan, contestants: contestants, cells: cells, seed: 42), log)
  }

  @Test("A run resumed at any point has the same samples and repeats no work.")
  func resuming() throws {
    let whole = run().samples
    let all = entries
    #expect(all.count == 5 && launches == 5)
    #expect(!whole.canBeCompleted && !whole.processes.isEmpty)
    for count in 0...all.count {
      launches = 0
      let (samples, log) = run(from: Array(all.prefix(count)))
      #expect(samples == whole && entries == all)
      #expect(launches == all.count - count)
      #expect(log.secondsBefore == 2 * Double(count))
    }
  }

  @Test("A resumed run stops replaying before its first new worker, and can say what is left then.")
  func replaying() {
    _ = run()
    let all = entries
    for count in 0...all.count {
      let log = WorkerLog(Array(all.prefix(count))) { _ in }
      let launch = log.launch { _, _ in WorkerOutcome(output: "") }
      #expect(log.isReplaying == (count > 0))
      for (place, entry) in all.prefix(count).enumerated() {
        _ = launch(entry.assignment, 1)
        #expect(log.isReplaying == (place < count - 1))
      }
    }
  }

  @Test("An interrupted run can be completed by another parent process.")
  func interruption() {
    let whole = run().samples
    for count in 0..<5 {
      launches = 0
      let part = run(isInterrupted: { self.launches == count }).samples
      #expect(part.isInterrupted && part.canBeCompleted && entries.count == count)
      // The first worker is the pilot, which gives no figures.
      #expect(part.isInterruptedEarly == (count < 2))
      let elsewhere = entries.map { entry in
        let old = entry.assignment
        return WorkerLog.Entry(
          assignment: WorkerAssignment(
            task: old.task, plan: old.plan, contestants: old.contestants, excluded: old.excluded,
            seed: old.seed, parent: 1),
          outcome: entry.outcome)
      }
      launches = 0
      #expect(run(from: elsewhere).samples == whole)
      #expect(launches == 5 - count)
    }
  }

  @Test("A worker killed by Ctrl-C is not in the log, and its work is repeated.")
  func killed() {
    let whole = run().samples
    let part = run(launch: { assignment, _ in
      let outcome = self.answer(assignment)
      guard case .timing(1, _) = assignment.task else { return outcome }
      return WorkerOutcome(output: outcome.output, failure: .interrupted)
    }).samples
    #expect(part.isInterrupted && part.processes.count == 2 && entries.count == 3)
    #expect(run(from: entries).samples == whole)
  }

  /// Performs an assignment; process number 1 crashes after its first record of samples.
  private func crashing(_ assignment: WorkerAssignment, _ deadline: Double) -> WorkerOutcome {
    let outcome = answer(assignment)
    guard case .timing(1, _) = assignment.task else { return outcome }
    let lines = outcome.output.split(separator: "\n")
    return WorkerOutcome(
      output: lines.prefix(2).joined(separator: "\n"), failure: .timedOut(seconds: 9))
  }

  @Test("A crashed process is measured again when the run is resumed.")
  func retry() {
    let whole = run().samples
    let part = run(launch: crashing).samples
    #expect(part.processes.map(\.cells.count) == [3, 1, 3] && part.canBeCompleted)
    launches = 0
    let kept = entries
    #expect(run(from: kept).samples == whole)
    #expect(launches == 1 && entries.count == 6)
    // The later, complete entry has priority from now on.
    launches = 0
    #expect(run(from: entries).samples == whole)
    #expect(launches == 0)
  }

  @Test("If a resumed worker fails again, its earlier samples are kept.")
  func failsAgain() {
    let part = run(launch: crashing).samples
    let again = run(
      from: entries,
      launch: { _, _ in WorkerOutcome(output: "", failure: .timedOut(seconds: 1)) })
    #expect(again.samples == part)
    #expect(entries.count == 5)
  }

  @Test("A contestant that crashed the pilot stays excluded when the run is resumed.")
  func culprit() {
    let crash: RunDriver.Launch = { assignment, _ in
      let outcome = self.answer(assignment)
      guard case .pilot = assignment.task, assignment.excluded.isEmpty else { return outcome }
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      let last = lines.firstIndex { $0.contains("trying") && $0.contains("MVC") } ?? 0
      return WorkerOutcome(
        output: lines[...last].joined(separator: "\n"),
        failure: .crashed(signal: 5, words: "Trap", message: ""))
    }
    let whole = run(launch: crash).samples
    #expect(whole.failures.count == 1 && !whole.canBeCompleted)
    let all = entries
    for count in 0...all.count {
      #expect(run(from: Array(all.prefix(count)), launch: crash).samples == whole)
    }
  }

  @Test("The log reports an outcome that cannot be stored.")
  func cannotKeep() {
    let log = WorkerLog { _ in throw CancellationError() }
    _ = log.launch { assignment, _ in self.answer(assignment) }(
      WorkerAssignment(
        task: .pilot(cells: cells), plan: plan,
        contestants: Contestants(base: "Baseline", contenders: []),
        excluded: [], seed: 1), 1)
    #expect(log.error is CancellationError)
  }

  @Test(
    "A process that crashes, hangs or writes invalid output loses only its unwritten samples.",
    arguments: [
      ("head -n 2 \"$0\"; kill -SEGV $$", "It crashed with signal 11"),
      ("head -n 2 \"$0\"; rm \"$0\"; exec sleep 600", "Nothing was heard of it for 60 s"),
      ("head -n 2 \"$0\"; echo Hello", "It wrote something that is no record: Hello"),
      ("head -n 2 \"$0\"; exit 3", "It ended with exit code 3."),
      ("head -n 2 \"$0\"; head -c 30 \"$0\"", "It wrote something that is no record: "),
      ("head -n 2 \"$0\"", "It ended before its work was done."),
    ])
  func realProcesses(script: String, reason: String) throws {
    let whole = run().samples
    let file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let (samples, _) = run(launch: { assignment, _ in
      let outcome = self.answer(assignment)
      guard case .timing(1, _) = assignment.task else { return outcome }
      do { try Data(outcome.output.utf8).write(to: file) } catch { Issue.record(error) }
      return WorkerProcess.run(
        WorkerCommand(
          executable: "/bin/sh", arguments: ["-c", script, file.path],
          environment: ["PATH": "/usr/bin:/bin"]),
        // The deadline expires as soon as the process hangs.
        deadline: 60,
        now: { FileManager.default.fileExists(atPath: file.path) ? 0 : 100_000_000_000 })
    })
    #expect(samples.processes.map(\.cells.count) == [3, 1, 3])
    #expect(samples.processes[0] == whole.processes[0])
    #expect(samples.processes[1].cells == Array(whole.processes[1].cells.prefix(1)))
    #expect(samples.processes[2] == whole.processes[2])
    #expect(samples.failures.map(\.worker) == ["process 2"])
    #expect(samples.failures.first?.reason.hasPrefix(reason) == true)
    #expect(run(from: entries).samples.processes.map(\.cells) == whole.processes.map(\.cells))
  }
}
