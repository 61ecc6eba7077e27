import Foundation
import Testing

@testable import Measurement
@testable import Results

/// Tests of whole runs, with workers in this process and a simulated clock.
@Suite("Runs")
@MainActor final class RunDriverTests {
  private let time = FakeTime()
  private let factory: FakeAppFactory
  private let cells = [
    BenchmarkCase(interaction: "select", size: 10), BenchmarkCase(interaction: "sort", size: 10),
    BenchmarkCase(interaction: "select", size: 20),
  ]
  private var plan = RunPlan.test()
  private var assignments: [WorkerAssignment] = []
  private var progress: [RunProgress] = []

  init() {
    factory = FakeAppFactory(time: time)
    factory.costs = ["Baseline": 10_000, "MVC": 13_000, "Redux": 7000]
  }

  private var contestants: Contestants {
    Contestants(base: "Baseline", contenders: ["MVC", "Redux"])
  }

  /// Performs an assignment in this process, after encoding and decoding it.
  private func work(_ assignment: WorkerAssignment) -> WorkerOutcome {
    assignments.append(assignment)
    var output = ""
    do {
      let read = try WorkerAssignment(argument: assignment.argument)
      #expect(read == assignment)
      try WorkerRun(
        read, factory: factory, instruments: time.instruments, write: { output += $0 }
      ).run()
    } catch {
      Issue.record(error)
    }
    return WorkerOutcome(output: output, seconds: 1)
  }

  private func run(
    counting: Bool = false, isInterrupted: (() -> Bool)? = nil, launch: RunDriver.Launch? = nil
  ) -> RunSamples {
    let driver = RunDriver(
      launch: launch ?? { assignment, _ in self.work(assignment) },
      isInterrupted: isInterrupted ?? { false },
      progress: { self.progress.append($0) })
    return driver.run(plan, contestants: contestants, cells: cells, seed: 42, counting: counting)
  }

  @Test("Known ratios are found in every case and process.", arguments: [false, true])
  func ratios(resets: Bool) throws {
    factory.resets = resets
    let samples = run()
    #expect(samples.failures.isEmpty && !samples.isInterrupted)
    #expect(samples.processes.map(\.process) == [0, 1, 2])
    let analysis = MeasuredCells(samples, in: cells)
    #expect(analysis.analysis.isValid && analysis.disturbances.waiting == 0)
    for place in cells {
      let timed = samples.timed(place)
      #expect(samples.timedContenders(place) == ["MVC", "Redux"])
      #expect([timed["MVC"], timed["Redux"]].map { $0?.verdict } == [.slower, .faster])
      let ratios = ["MVC", "Redux", "S"].compactMap { timed[$0]?.ratio?.estimate }
      #expect(zip(ratios, [1.3, 0.7, 1]).allSatisfy { abs($0 - $1) < 1e-8 } && ratios.count == 3)
      #expect(timed["S"]?.verdict == .equivalent)
      let base = try #require(timed["Baseline"]?.latency)
      #expect(abs(base.warm.estimate - 1e-5) < 1e-12)
      #expect(abs(try #require(base.cold?.estimate) - 1e-5) < 1e-12)
      #expect(timed["MVC"]?.epochs == 3 * 20)
    }
  }

  @Test("A heavy contestant is compared with the base before and after it.")
  func heavy() throws {
    factory.costs["MVC"] = 5_000_000
    factory.costs["Redux"] = 3_000_000
    let samples = run()
    let cell = try #require(samples.processes.first?.cells.first)
    #expect(cell.heavyRounds.count == 2 * 2 * 5)
    #expect(cell.rounds.allSatisfy { $0.times[1] == nil && $0.times[2] == nil })
    #expect(Set(cell.heavyRounds.map(\.place)) == Set(0..<5))
    // Two heavy contestants have three of the base's epochs between and around them.
    let light = cell.rounds.flatMap(\.times).compactMap(\.self).count
    #expect(cell.disturbances.epochs == light + cell.heavyRounds.count / 2 * 5)
    let ratios = ["MVC", "Redux"].compactMap { samples.timed()[$0]?.ratio?.estimate }
    #expect(zip(ratios, [500, 300]).allSatisfy { abs($0 - $1) < 1e-4 } && ratios.count == 2)
  }

  @Test("All contestants of a round start at the same step, and no step comes twice.")
  func steps() {
    factory.costs = ["Baseline": 100_000, "MVC": 100_000, "Redux": 100_000]
    let samples = run()
    for process in samples.processes {
      for cell in process.cells {
        let steps = cell.rounds.map(\.step)
        #expect(Set(steps).count == 20 && steps == steps.sorted())
        #expect(Set(zip(steps, steps.dropFirst()).map { $1 - $0 }).count > 5)
      }
    }
    #expect(factory.performed.values.allSatisfy { Set($0).count == $0.count })
    let starts = samples.processes.map { $0.cells[0].rounds[0].step }
    #expect(Set(starts).count == 3)
  }

  @Test("If steps are far slower than in the pilot, rounds are left out, but each place has one.")
  func late() {
    func rounds(slower factor: Int) -> [Int] {
      let costs = factory.costs
      defer { factory.costs = costs }
      let samples = run(launch: { assignment, _ in
        if case .timing = assignment.task {
          self.factory.costs = costs.mapValues { $0 * factor }
        }
        return self.work(assignment)
      })
      return samples.processes.flatMap { $0.cells.map(\.rounds.count) }
    }
    #expect(rounds(slower: 1).allSatisfy { $0 == 20 })
    #expect(rounds(slower: 100).allSatisfy { (5..<20).contains($0) })
    #expect(rounds(slower: 5000).allSatisfy { $0 == 5 })
  }

  @Test(
    "A worker's deadline is several times the duration that the pilot's costs predict.",
    arguments: [13_000, 40_000_000, 2_000_000_000, 60_000_000_000])
  func deadlines(cost: Int) {
    factory.costs["MVC"] = cost
    factory.costs["Baseline"] = cost / 4
    var slack: [String: Double] = [:]
    let samples = run(
      counting: true,
      launch: { assignment, deadline in
        let start = self.time.instruments.now()
        let outcome = self.work(assignment)
        let seconds = self.time.instruments.seconds(since: start)
        // The counting and the pilot announce each contestant and case, so their deadline applies
        // to a ninth of the work.
        let isTold = ["trial runs", "counting"].contains(assignment.name)
        slack[assignment.name] = (deadline - 30) / (isTold ? seconds / 9 : seconds)
        #expect(assignment.name != "trial runs" || deadline == Forecast.unknownSeconds)
        return outcome
      })
    #expect(samples.failures.isEmpty)
    slack["trial runs"] = nil
    #expect(slack.count == 4)
    for (worker, slack) in slack {
      #expect(
        slack > 2.5 && (slack < 50 || cost < 1_000_000),
        "\(worker) took a \(slack)th of what it may take")
    }
  }

  @Test("Each place has its own apps and its rounds.")
  func places() {
    let samples = run()
    let rounds = samples.processes[0].cells[0].rounds
    #expect((0..<5).map { place in rounds.count { $0.place == place } } == [4, 4, 4, 4, 4])
    // The pilot builds each contestant once per size; each of three processes builds them at each
    // of five places.
    #expect(factory.built.count == 2 * 4 * (1 + 3 * 5))
    let orders = stride(from: 8, to: factory.built.count, by: 4).map {
      factory.built[$0..<$0 + 4]
    }
    #expect(Set(orders).count > 6)
  }

  @Test("A case with fewer places than others is measured at some of theirs, evenly spread.")
  func fewerPlaces() {
    factory.costs = ["Baseline": 10_000, "MVC": 13_000, "Redux": 7000]
    factory.onWorkload = { interaction in
      if interaction == "sort" { self.time.pass(40_000_000) }
    }
    let samples = run()
    let sort = samples.processes[0].cells[1]
    #expect(sort.cell == cells[1])
    let places = Set(sort.rounds.map(\.place))
    #expect(places.count == samples.cellPlans[1].places && (2...4).contains(places.count))
    #expect(Set(samples.processes[0].cells[0].rounds.map(\.place)) == Set(0..<5))
  }

  @Test("A wrong contestant has a failure instead of results; the others have results.")
  func wrong() throws {
    factory.wrongFrom["MVC"] = 0
    let samples = run()
    let failure = try #require(samples.failure(of: "MVC", in: cells[0]))
    #expect(failure.reason == "MVC shows the wrong title.")
    #expect(failure.worker == "trial runs")
    #expect(
      failure.description
        == "MVC differs from Baseline in select at 10 notes, so it has no figures. In trial runs: MVC "
        + "shows the wrong title.")
    #expect(cells.allSatisfy { samples.timedContenders($0) == ["Redux"] })
  }

  @Test("A contestant that goes wrong while it is timed has no results in that case.")
  func wrongLater() {
    var steps = 0
    factory.onStep = { variant, _ in
      if variant == "MVC" { steps += 1 }
      if steps == 1000 { self.factory.wrongFrom["MVC"] = 0 }
    }
    let samples = run()
    #expect(
      samples.failures.allSatisfy { $0.worker != "trial runs" && $0.what?.contestant == "MVC" })
    #expect(!samples.failures.isEmpty)
    for cell in cells {
      let isWrong = samples.failure(of: "MVC", in: cell) != nil
      #expect(samples.timedContenders(cell) == (isWrong ? ["Redux"] : ["MVC", "Redux"]))
    }
  }

  @Test("A contestant that cannot be built is excluded with the reason.")
  func unbuildable() {
    factory.unbuildable = ["Redux"]
    let samples = run()
    #expect(samples.failure(of: "Redux", in: cells[2])?.reason == "Redux cannot be built.")
    #expect(samples.failure(of: "MVC", in: cells[2]) == nil)
    #expect(samples.cellPlans.allSatisfy { $0.contestants == ["Baseline", "MVC", "S"] })
  }

  @Test(
    "After a crash in the pilot, the tried contestant is excluded and the pilot is repeated.")
  func crashInPilot() {
    let culprit = Exclusion(contestant: "MVC", size: 10, interaction: "sort")
    let samples = run(launch: { assignment, _ in
      let outcome = self.work(assignment)
      guard case .pilot = assignment.task, assignment.excluded.isEmpty else { return outcome }
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      let last = lines.firstIndex {
        $0.contains("trying") && $0.contains("MVC") && $0.contains("sort")
      }
      return WorkerOutcome(
        output: lines[...(last ?? 0)].joined(separator: "\n"),
        failure: .crashed(signal: 5, words: "Trace/breakpoint trap", message: ""))
    })
    #expect(samples.failures.count == 1)
    #expect(samples.failures.first?.what == culprit)
    #expect(
      samples.failures.first?.description
        == "MVC has no figures for sort at 10 notes. In trial runs: It crashed with signal 5 "
        + "(Trace/breakpoint trap).")
    let contestants = cells.map(samples.timedContenders)
    #expect(contestants == [["MVC", "Redux"], ["Redux"], ["MVC", "Redux"]])
    #expect(assignments.dropFirst().allSatisfy { $0.excluded == [culprit] })
  }

  @Test("A crash of a timing process loses only the samples that it had not written.")
  func crashInTiming() {
    let samples = run(launch: { assignment, _ in
      let outcome = self.work(assignment)
      guard case .timing(1, _) = assignment.task else { return outcome }
      let lines = outcome.output.split(separator: "\n")
      return WorkerOutcome(
        output: lines.prefix(1).joined(separator: "\n"), failure: .timedOut(seconds: 9))
    })
    #expect(samples.processes.map(\.cells.count) == [3, 1, 3])
    #expect(
      samples.failures.map(\.description) == [
        "The times of process 2 are missing, so intervals are wider. In process 2: Nothing was heard of "
          + "it for 9 s, and it was killed."
      ])
    #expect(cells.map { samples.timed($0)["MVC"]?.values.count } == [3, 2, 2])
  }

  @Test("Invalid output from every worker leaves reasons and no results.")
  func nonsense() {
    let samples = run(launch: { _, _ in WorkerOutcome(output: "Hello\n") })
    #expect(samples.failures.map(\.reason) == ["It wrote something that is no record: Hello"])
    #expect(
      samples.failures[0].description.hasPrefix("No times are measured. In trial runs: It wrote"))
    #expect(cells.allSatisfy { samples.timed($0).isEmpty })
  }

  @Test("An interrupted run starts no more workers.")
  func interrupted() {
    let samples = run(isInterrupted: { self.assignments.count == 3 })
    #expect(samples.isInterrupted && assignments.count == 3)
    #expect(samples.processes.map(\.process) == [0, 1])
  }

  @Test(
    "A process that crashes, hangs or writes invalid output loses only its unwritten samples.",
    arguments: [
      ("head -n 1 \"$0\"; kill -SEGV $$", "It crashed with signal 11"),
      ("head -n 1 \"$0\"; rm \"$0\"; exec sleep 600", "Nothing was heard of it for 60 s"),
      ("head -n 1 \"$0\"; echo Hello", "It wrote something that is no record: Hello"),
      ("head -n 1 \"$0\"; exit 3", "It ended with exit code 3."),
      ("head -n 1 \"$0\"; head -c 30 \"$0\"", "It wrote something that is no record: "),
      ("head -n 1 \"$0\"", "It ended before its work was done."),
    ])
  func realProcesses(script: String, reason: String) throws {
    let whole = run()
    let file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let samples = run(launch: { assignment, _ in
      let outcome = self.work(assignment)
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
    #expect(samples.processes[1].cells == Array(whole.processes[1].cells.prefix(1)))
    #expect([0, 2].allSatisfy { samples.processes[$0].cells == whole.processes[$0].cells })
    #expect(samples.failures.map(\.worker) == ["process 2"])
    #expect(samples.failures.first?.reason.hasPrefix(reason) == true)
  }

  @Test("The progress goes from the pilot to the end.")
  func tellsProgress() {
    _ = run(counting: true)
    #expect(
      progress.map(\.what) == [
        "trial runs", "counting", "process 1", "process 2", "process 3", nil,
      ])
    #expect(progress.map(\.done) == [0, 1, 2, 3, 4, 5])
    #expect(progress.allSatisfy { $0.total == 5 })
    #expect(progress.last?.secondsLeft == 0)
  }

  @Test("The counting pass counts each architecture's allocations, or gives a reason.")
  func counting() {
    factory.objects = ["Baseline": 3, "MVC": 11]
    let samples = run(counting: true)
    #expect(
      samples.counts.map(\.contestant) == cells.flatMap { _ in ["Baseline", "MVC", "Redux"] })
    #expect(samples.counts.allSatisfy { $0.unstable.isEmpty })
    if samples.unavailable.isEmpty {
      #expect(
        samples.counts.prefix(3).map { $0.warm["mallocs"] } == [3, 11, 0])
      #expect(samples.counts[1].warm["frees"] == 11)
      #expect(samples.counts[1].warm["liveBlocks"] == 0)
    } else {
      #expect(samples.unavailable["mallocs"]?.hasPrefix("malloc is not counted") == true)
    }
  }

  @Test("Equal seeds give equal runs, and different seeds give different runs.")
  func seeds() throws {
    let first = run().processes
    #expect(run().processes == first)
    let driver = RunDriver(launch: { assignment, _ in self.work(assignment) })
    let other = driver.run(plan, contestants: contestants, cells: cells, seed: 43, counting: false)
    #expect(
      other.processes[0].cells[0].rounds.map(\.order) != first[0].cells[0].rounds.map(\.order))
  }

  @Test("Samples and results survive encoding and decoding.")
  func codable() throws {
    factory.costs["MVC"] = 5_000_000
    let samples = run(counting: true)
    let data = try JSONEncoder().encode(samples)
    #expect(try JSONDecoder().decode(RunSamples.self, from: data) == samples)
    let found = MeasuredCells(samples, in: cells).cells(of: ["Baseline", "MVC"])
    #expect(try JSONDecoder().decode([Cell].self, from: JSONEncoder().encode(found)) == found)
  }
}
