import Foundation
import Measurement
import Testing

/// Whole runs, with workers in this process and a clock that stands still but for what is done.
@Suite("Runs")
@MainActor final class RunDriverTests {
  private let time = FakeTime()
  private let laboratory: FakeLaboratory
  private let cells = [
    Cell(interaction: "select", size: 10), Cell(interaction: "sort", size: 10),
    Cell(interaction: "select", size: 20),
  ]
  private var plan = RunPlan(name: "test", processes: 3, rounds: 20, secondsPerCell: 0.4)
  private var assignments: [WorkerAssignment] = []
  private var progress: [RunProgress] = []

  init() {
    laboratory = FakeLaboratory(time: time)
    laboratory.costs = ["Baseline": 10_000, "MVC": 13_000, "Redux": 7000]
    plan.warmUp = WarmUpPlan(leastSeconds: 0.001, mostSeconds: 0.01)
  }

  private var lineup: Lineup { Lineup(base: "Baseline", contenders: ["MVC", "Redux"]) }

  /// Does an assignment here, after a round trip through its argument.
  private func work(_ assignment: WorkerAssignment) -> WorkerOutcome {
    assignments.append(assignment)
    var output = ""
    do {
      let read = try WorkerAssignment(argument: assignment.argument)
      #expect(read == assignment)
      try WorkerRun(
        read, laboratory: laboratory, instruments: time.instruments, write: { output += $0 }
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
    return driver.run(plan, lineup: lineup, cells: cells, seed: 42, counting: counting)
  }

  @Test("Known ratios come out, in every cell and process", arguments: [false, true])
  func ratios(resets: Bool) throws {
    laboratory.resets = resets
    let samples = run()
    #expect(samples.failures.isEmpty && !samples.isInterrupted)
    #expect(samples.processes.map(\.process) == [0, 1, 2])
    let estimates = RunEstimates(samples)
    #expect(estimates.cells.map(\.cell) == cells)
    #expect(!estimates.isInvalid && !estimates.isUnstable)
    for cell in estimates.cells {
      #expect(cell.contenders.map(\.label) == ["MVC", "Redux"])
      #expect(cell.contenders.map(\.verdict) == [.slower, .faster])
      let ratios = cell.contenders.map(\.estimate.ratio)
      #expect(abs(ratios[0] - 1.3) < 1e-9 && abs(ratios[1] - 0.7) < 1e-9)
      #expect(cell.controls.map(\.label) == ["S"])
      #expect(cell.controls[0].estimate.logRatio == 0)
      #expect(cell.controls[0].verdict == .equivalent)
      #expect(cell.margin == 0.01 && !cell.isWithheld && cell.disturbedShare == 0)
      #expect(abs(cell.baseSeconds.median - 1e-5) < 1e-14)
      #expect(cell.contenders.allSatisfy { $0.rounds == 3 * 20 })
    }
  }

  @Test("A heavy label is compared with the base on both sides of it")
  func heavy() throws {
    laboratory.costs["MVC"] = 5_000_000
    laboratory.costs["Redux"] = 3_000_000
    let samples = run()
    let cell = try #require(samples.processes.first?.cells.first)
    #expect(cell.heavyRounds.count == 2 * 16)
    #expect(cell.rounds.allSatisfy { $0.times[1] == nil && $0.times[2] == nil })
    #expect(Set(cell.heavyRounds.map(\.place)) == Set(0..<8))
    let estimates = try #require(RunEstimates(samples).cells.first)
    #expect(abs(estimates.contenders[0].estimate.ratio - 500) < 1e-6)
    #expect(abs(estimates.contenders[1].estimate.ratio - 300) < 1e-6)
  }

  @Test("A round starts all at the same step, and no step comes twice")
  func steps() {
    laboratory.costs = ["Baseline": 100_000, "MVC": 100_000, "Redux": 100_000]
    let samples = run()
    for process in samples.processes {
      for cell in process.cells {
        let steps = cell.rounds.map(\.step)
        #expect(Set(steps).count == 20 && steps == steps.sorted())
        #expect(Set(zip(steps, steps.dropFirst()).map { $1 - $0 }).count > 5)
      }
    }
    #expect(laboratory.performed.values.allSatisfy { Set($0).count == $0.count })
    let starts = samples.processes.map { $0.cells[0].rounds[0].step }
    #expect(Set(starts).count == 3)
  }

  @Test("If all is far slower than the pilot saw, rounds are left out, but not for a square")
  func late() {
    func rounds(slower factor: Int) -> [Int] {
      let costs = laboratory.costs
      defer { laboratory.costs = costs }
      let samples = run(launch: { assignment, _ in
        if case .timing = assignment.task {
          self.laboratory.costs = costs.mapValues { $0 * factor }
        }
        return self.work(assignment)
      })
      return samples.processes.flatMap { $0.cells.map(\.rounds.count) }
    }
    #expect(rounds(slower: 1).allSatisfy { $0 == 20 })
    #expect(rounds(slower: 100).allSatisfy { (4..<20).contains($0) })
    #expect(rounds(slower: 2000).allSatisfy { (4...8).contains($0) })
  }

  @Test(
    "A worker may be silent for some times as long as its work takes by what the pilot measured",
    arguments: [13_000, 40_000_000, 2_000_000_000, 60_000_000_000])
  func deadlines(cost: Int) {
    plan.latency = LatencyPlan(processes: 1, events: 20, secondsPerCell: 0.1)
    laboratory.costs["MVC"] = cost
    laboratory.costs["Baseline"] = cost / 4
    var slack: [String: Double] = [:]
    let samples = run(
      counting: true,
      launch: { assignment, deadline in
        let start = self.time.instruments.now()
        let outcome = self.work(assignment)
        let seconds = self.time.instruments.seconds(since: start)
        // Who counts or explores says before each label and cell what is tried.
        let isTold = ["pilot", "counting"].contains(assignment.name)
        slack[assignment.name] = (deadline - 30) / (isTold ? seconds / 9 : seconds)
        #expect(assignment.name != "pilot" || deadline == Forecast.unknownSeconds)
        return outcome
      })
    #expect(samples.failures.isEmpty)
    slack["pilot"] = nil
    #expect(slack.count == 5)
    for (worker, slack) in slack {
      #expect(
        slack > 2.5 && (slack < 50 || cost < 1_000_000),
        "\(worker) took a \(slack)th of what it may take")
    }
  }

  @Test("Rounds are dealt evenly over the places, each with instances of its own")
  func places() {
    let samples = run()
    let rounds = samples.processes[0].cells[0].rounds
    #expect((0..<8).map { place in rounds.count { $0.place == place } }.allSatisfy { 2...3 ~= $0 })
    // The pilot builds each label once per size, each of three processes at each of eight places.
    #expect(laboratory.built.count == 2 * 4 * (1 + 3 * 8))
    let orders = stride(from: 8, to: laboratory.built.count, by: 4).map {
      laboratory.built[$0..<$0 + 4]
    }
    #expect(Set(orders).count > 6)
  }

  @Test("A label that is wrong has no figures, but a failure; the others have theirs")
  func wrong() throws {
    laboratory.wrongFrom["MVC"] = 0
    let samples = run()
    let failure = try #require(samples.failure(of: "MVC", in: cells[0]))
    #expect(failure.reason == "MVC shows the wrong title.")
    #expect(failure.worker == "pilot")
    #expect(failure.description == "pilot, MVC, select at 10: MVC shows the wrong title.")
    let estimates = RunEstimates(samples)
    #expect(estimates.cells.count == 3)
    #expect(estimates.cells.allSatisfy { $0.contenders.map(\.label) == ["Redux"] })
  }

  @Test("A label that goes wrong while it is timed has no figures there either")
  func wrongLater() {
    var steps = 0
    laboratory.onStep = { variant, _ in
      if variant == "MVC" { steps += 1 }
      if steps == 1000 { self.laboratory.wrongFrom["MVC"] = 0 }
    }
    let samples = run()
    #expect(samples.failures.allSatisfy { $0.worker != "pilot" && $0.what?.label == "MVC" })
    #expect(!samples.failures.isEmpty)
    for cell in RunEstimates(samples).cells {
      let isWrong = samples.failure(of: "MVC", in: cell.cell) != nil
      #expect(cell.contenders.map(\.label) == (isWrong ? ["Redux"] : ["MVC", "Redux"]))
    }
  }

  @Test("A label that cannot be built, or cannot do it, is left out with the reason")
  func unbuildable() {
    laboratory.unbuildable = ["Redux"]
    let samples = run()
    #expect(samples.failure(of: "Redux", in: cells[2])?.reason == "Redux cannot be built.")
    #expect(samples.failure(of: "MVC", in: cells[2]) == nil)
    #expect(samples.cellPlans.allSatisfy { $0.labels == ["Baseline", "MVC", "S"] })
  }

  @Test("A crash in the pilot costs the label that was tried; the pilot is done again without it")
  func crashInPilot() {
    let culprit = Exclusion(label: "MVC", size: 10, interaction: "sort")
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
    let labels = RunEstimates(samples).cells.map { $0.contenders.map(\.label) }
    #expect(labels == [["MVC", "Redux"], ["Redux"], ["MVC", "Redux"]])
    #expect(assignments.dropFirst().allSatisfy { $0.excluded == [culprit] })
  }

  @Test("A crash of a timing process costs its samples, but those it had written")
  func crashInTiming() {
    let samples = run(launch: { assignment, _ in
      let outcome = self.work(assignment)
      guard case .timing(1, _) = assignment.task else { return outcome }
      let lines = outcome.output.split(separator: "\n")
      return WorkerOutcome(
        output: lines.prefix(2).joined(separator: "\n"), failure: .timedOut(seconds: 9))
    })
    #expect(samples.processes.map(\.cells.count) == [3, 1, 3])
    #expect(samples.failures.map(\.worker) == ["process 2"])
    #expect(RunEstimates(samples).cells.map(\.processes) == [3, 2, 2])
  }

  @Test("Nonsense from every worker leaves reasons and no figures")
  func nonsense() {
    let samples = run(launch: { _, _ in WorkerOutcome(output: "Hello\n") })
    #expect(samples.failures.map(\.reason) == ["It wrote something that is no record: Hello"])
    #expect(RunEstimates(samples).cells.isEmpty)
  }

  @Test("An interrupted run keeps what it has")
  func interrupted() {
    let samples = run(isInterrupted: { self.assignments.count == 3 })
    #expect(samples.isInterrupted)
    #expect(samples.processes.map(\.process) == [0, 1])
    #expect(RunEstimates(samples).cells.count == 3)
  }

  @Test("Progress goes from the pilot to the end")
  func tellsProgress() {
    _ = run(counting: true)
    #expect(
      progress.map(\.what) == ["pilot", "counting", "process 1", "process 2", "process 3", nil])
    #expect(progress.map(\.done) == [0, 1, 2, 3, 4, 5])
    #expect(progress.allSatisfy { $0.total == 5 })
    #expect(progress.last?.secondsLeft == 0)
  }

  @Test("The counting pass counts each architecture's allocations, or says why not")
  func counting() {
    laboratory.objects = ["Baseline": 3, "MVC": 11]
    let samples = run(counting: true)
    #expect(samples.counts.map(\.label) == cells.flatMap { _ in ["Baseline", "MVC", "Redux"] })
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

  @Test("The same seed gives the same run, another seed another")
  func seeds() throws {
    let first = run().processes
    #expect(run().processes == first)
    let driver = RunDriver(launch: { assignment, _ in self.work(assignment) })
    let other = driver.run(plan, lineup: lineup, cells: cells, seed: 43, counting: false)
    #expect(
      other.processes[0].cells[0].rounds.map(\.order) != first[0].cells[0].rounds.map(\.order))
  }

  @Test("Samples survive being written down")
  func codable() throws {
    laboratory.costs["MVC"] = 5_000_000
    let samples = run(counting: true)
    let data = try JSONEncoder().encode(samples)
    #expect(try JSONDecoder().decode(RunSamples.self, from: data) == samples)
    let estimates = RunEstimates(samples)
    #expect(
      try JSONDecoder().decode(
        [CellEstimates].self, from: JSONEncoder().encode(estimates.cells)) == estimates.cells)
  }
}
